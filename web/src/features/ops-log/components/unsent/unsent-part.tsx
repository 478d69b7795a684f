import { IconCloudUp } from '@tabler/icons-react';
import { lazy, Suspense, useState } from 'react';
import type { OpsLogEntry } from '#contract/ops-log/shapes.ts';
import type { QueuedWrite } from '../../../../platform/offline/unsent/queued-write.ts';
import { discardWrite, mendWrite } from '../../../../platform/offline/unsent/unsent.ts';
import { Button } from '../../../../ui/action/button.tsx';
import { StatusText } from '../../../../ui/display/status-text.tsx';
import { question } from '../../../../ui/feedback/question/question.ts';
import {
  isFollowUpStep,
  isHandoverStep,
  isIncidentStep,
  isWriting,
} from '../../effects/unsent/log-writes.ts';
import { t as unsentText } from '../../effects/unsent/messages.ts';
import { useWaitingFiles } from '../../effects/unsent/use-unsent-log.ts';
import { t } from '../../messages.ts';
import styles from './unsent.module.css';
import { WaitingFiles } from './waiting-files.tsx';

const MendBox = lazy(() => import('./mend-box.tsx'));

type UnsentPartProps = { write: QueuedWrite; entry: OpsLogEntry };

/** Below an entry: that it, or a step of it, waits to be sent, or why the API didn't take it and what can be done. */
export default function UnsentPart({ write, entry }: UnsentPartProps) {
  const [isMending, setMending] = useState(false);
  const files = useWaitingFiles(entry);
  const { refusal } = write;
  if (!refusal)
    return (
      <>
        <WaitingFiles files={files} />
        <StatusText tone="info" small icon={IconCloudUp}>
          {unsentText('unsent_waits')}
        </StatusText>
      </>
    );
  const reason = refusal.message;
  return (
    <div className={styles.refused}>
      <WaitingFiles files={files} />
      <StatusText tone="bad" small>
        {isWriting(write)
          ? unsentText('unsent_refused', { reason })
          : unsentText('unsent_step_refused', { what: stepOf(write), reason })}
      </StatusText>
      <span className={styles.verbs}>
        {isWriting(write) ? (
          <Button small onClick={() => setMending(true)}>
            {unsentText('unsent_mend')}
          </Button>
        ) : (
          <Button small onClick={() => void mendWrite(write.id, write.input)}>
            {unsentText('unsent_again')}
          </Button>
        )}
        <Button small variant="ghost" onClick={() => discard(write)}>
          {unsentText('unsent_discard')}
        </Button>
      </span>
      <Suspense fallback={null}>
        {isMending && <MendBox {...{ write, entry }} onClose={() => setMending(false)} />}
      </Suspense>
    </div>
  );
}

/** What an entry was to come to, in words. */
function stepOf(write: QueuedWrite): string {
  if (isIncidentStep(write)) return t(`incident_${write.input.body.to}`);
  if (isHandoverStep(write)) return t(`handover_${write.input.body.to}`);
  return isFollowUpStep(write) ? t(write.input.body.to === 'done' ? 'done' : 'not_done') : '';
}

const discard = (write: QueuedWrite): void =>
  question.ask({
    ask: unsentText('unsent_discard_ask'),
    note: unsentText('unsent_discard_note', { title: write.title }),
    accept: () => void discardWrite(write),
  });
