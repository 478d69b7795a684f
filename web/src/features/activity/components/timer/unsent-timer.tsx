import { IconCloudUp } from '@tabler/icons-react';
import type { QueuedWrite } from '../../../../platform/offline/unsent/queued-write.ts';
import { discardWrite, mendWrite, useUnsent } from '../../../../platform/offline/unsent/unsent.ts';
import { useOrganization } from '../../../../platform/person.ts';
import { Button } from '../../../../ui/action/button.tsx';
import { StatusText } from '../../../../ui/display/status-text.tsx';
import { question } from '../../../../ui/feedback/question/question.ts';
import { t } from '../../messages.ts';
import styles from './timer.module.css';
import { isTiming } from './timer-writes.ts';

/** Below the timer: that something about it waits to be sent, or what the server didn't take and what can be done. */
export function UnsentTimer() {
  const { id } = useOrganization();
  const { writes } = useUnsent();
  const mine = writes.filter((write) => isTiming(write) && write.organization === id);
  const refused = mine.filter(({ refusal }) => refusal);
  if (mine.length === 0) return null;
  return (
    <div className={styles.unsent} role={refused.length > 0 ? 'alert' : undefined}>
      {refused.map((write) => (
        <RefusedTimer key={write.id} write={write} />
      ))}
      {refused.length === 0 && (
        <StatusText tone="info" small icon={IconCloudUp}>
          {t('unsent_waits')}
        </StatusText>
      )}
    </div>
  );
}

function RefusedTimer({ write }: { write: QueuedWrite }) {
  const giveUp = () =>
    question.ask({
      ask: t('unsent_discard_ask'),
      note: t('unsent_discard_note', { title: write.title }),
      accept: () => void discardWrite(write),
    });
  return (
    <span className={styles.refused}>
      <StatusText tone="bad" small>
        {write.title}. {t('unsent_refused', { reason: write.refusal?.message ?? '' })}
      </StatusText>
      <Button small onClick={() => void mendWrite(write.id, write.input)}>
        {t('unsent_send_again')}
      </Button>
      <Button small variant="ghost" onClick={giveUp}>
        {t('unsent_discard')}
      </Button>
    </span>
  );
}
