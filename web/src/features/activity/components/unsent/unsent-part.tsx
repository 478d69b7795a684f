import { IconCloudUp } from '@tabler/icons-react';
import type { ActivityEntry } from '#contract/activity/shapes.ts';
import type { QueuedWrite } from '../../../../platform/offline/unsent/queued-write.ts';
import { discardWrite, mendWrite } from '../../../../platform/offline/unsent/unsent.ts';
import { Button } from '../../../../ui/action/button.tsx';
import { StatusText } from '../../../../ui/display/status-text.tsx';
import { question } from '../../../../ui/feedback/question/question.ts';
import { entryNow } from '../../effects/settle-stale-entry.ts';
import { t } from '../../messages.ts';
import { isDeleting } from './entry-writes.ts';
import { MendDialog } from './mend-dialog.tsx';
import { StaleDialog } from './stale-dialog.tsx';
import styles from './unsent.module.css';

type UnsentPartProps = {
  write: QueuedWrite;
  entry: ActivityEntry;
  isMending: boolean;
  onMend: (open: boolean) => void;
};

/** Below an entry: that it waits to be sent, or why the server didn't take it and what can be done. */
export function UnsentPart({ write, entry, isMending, onMend }: UnsentPartProps) {
  const { refusal } = write;
  if (!refusal)
    return (
      <StatusText tone="info" small icon={IconCloudUp}>
        {t('unsent_waits')}
      </StatusText>
    );
  const isStale = refusal.status === 412 && !isDeleting(write);
  return (
    <span className={styles.refused}>
      <StatusText tone="bad" small>
        {t(isStale ? 'unsent_stale' : 'unsent_refused', { reason: refusal.message })}
      </StatusText>
      <span className={styles.verbs}>
        {isDeleting(write) ? (
          <Button small onClick={() => void deleteAnyway(write)}>
            {t('unsent_delete_anyway')}
          </Button>
        ) : (
          <Button small onClick={() => onMend(true)}>
            {t(isStale ? 'unsent_compare' : 'unsent_mend')}
          </Button>
        )}
        <Button small variant="ghost" onClick={() => discard(write)}>
          {t(isDeleting(write) ? 'unsent_keep_entry' : 'unsent_discard')}
        </Button>
      </span>
      {isMending && isStale && <StaleDialog write={write} onClose={() => onMend(false)} />}
      {isMending && !isStale && <MendDialog write={write} entry={entry} onClose={() => onMend(false)} />}
    </span>
  );
}

/** Over whatever the entry has become. */
async function deleteAnyway(write: QueuedWrite): Promise<void> {
  const { version } = await entryNow(write);
  await mendWrite(write.id, { ...write.input, version });
}

function discard(write: QueuedWrite): void {
  if (isDeleting(write)) void discardWrite(write);
  else
    question.ask({
      ask: t('unsent_discard_ask'),
      note: t('unsent_discard_note', { title: write.title }),
      accept: () => void discardWrite(write),
    });
}
