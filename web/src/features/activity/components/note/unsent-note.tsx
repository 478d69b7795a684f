import { IconCloudUp } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { QueuedWrite } from '../../../../platform/offline/unsent/queued-write.ts';
import { discardWrite, mendWrite, useUnsent } from '../../../../platform/offline/unsent/unsent.ts';
import { Button } from '../../../../ui/action/button.tsx';
import { StatusText } from '../../../../ui/display/status-text.tsx';
import { ConflictDialog } from '../../../../ui/form-page/conflict-dialog.tsx';
import { noteConflicts } from '../../effects/settle-stale-note.ts';
import { t } from '../../messages.ts';
import { activityDay } from '../../queries.ts';
import { isNoting, noteSubject } from '../unsent/entry-writes.ts';
import styles from './day-note.module.css';

/** What waits of a day's note: that it does, or why the server didn't take it and what can be done. */
export function UnsentNote({ date }: { date: string }) {
  const { writes } = useUnsent();
  const write = writes.find((one) => isNoting(one) && one.subject === noteSubject(date));
  if (!write) return null;
  if (write.refusal) return <RefusedNote write={write} date={date} />;
  return (
    <div className={styles.conflict}>
      <StatusText tone="info" small icon={IconCloudUp}>
        {t('unsent_waits')}
      </StatusText>
    </div>
  );
}

function RefusedNote({ write, date }: { write: QueuedWrite; date: string }) {
  const [isOpen, setOpen] = useState(false);
  // As the server has it, without what waits.
  const { data, refetch } = useQuery(activityDay(date));
  const isStale = write.refusal?.status === 412;
  const compare = () => void refetch().then(() => setOpen(true));
  const again = () => {
    const body = isNoting(write) ? { ...write.input.body, version: data?.note.version ?? 0 } : null;
    void mendWrite(write.id, { ...write.input, body }).then(() => setOpen(false));
  };
  const giveUp = () => void discardWrite(write).then(() => setOpen(false));
  return (
    <div className={styles.conflict} role="alert">
      <StatusText tone="bad" small>
        {isStale ? t('unsent_stale') : t('unsent_refused', { reason: write.refusal?.message ?? '' })}
      </StatusText>
      <span className={styles.verbs}>
        <Button small onClick={isStale ? compare : again}>
          {t(isStale ? 'unsent_compare' : 'unsent_again')}
        </Button>
        <Button small variant="ghost" onClick={giveUp}>
          {t('unsent_discard')}
        </Button>
      </span>
      {data && (
        <ConflictDialog
          open={isOpen}
          conflicts={noteConflicts(write, data.note)}
          onKeep={again}
          onTake={giveUp}
          onClose={() => setOpen(false)}
        />
      )}
    </div>
  );
}
