import { useState } from 'react';
import type { ActivityTimer } from '#contract/activity/shapes.ts';
import { useFormat } from '../../../../platform/format/use-format.ts';
import { Button } from '../../../../ui/action/button.tsx';
import { Dialog, DialogVerbs } from '../../../../ui/feedback/dialog.tsx';
import { Text } from '../../../../ui/theme/text.tsx';
import { useStopTimerAt } from '../../effects/use-timer-writes.ts';
import { TimeField } from '../form/time-field.tsx';
import { purposeText } from '../purpose-text.ts';
import { useStop } from '../timer/use-stop.ts';
import styles from './away.module.css';
import { t } from './messages.ts';

type ForgottenDialogProps = { timer: ActivityTimer; onDone: () => void };

/** Asks about a timer that runs for very long: it runs on, stops now, or stopped at a time of the day on which it started. */
export default function ForgottenDialog({ timer, onDone }: ForgottenDialogProps) {
  const { day } = useFormat();
  const stop = useStop();
  const { mutateAsync: stopAt, isPending } = useStopTimerAt();
  const [end, setEnd] = useState('');
  const [problem, setProblem] = useState<string>();
  const { start, started_at } = timer;
  const started = day(timer.work_date, 'weekday');
  const stopThen = async () => {
    // As long after the start as the clock says: by far the most days have no hour more or less.
    const at = Date.parse(started_at) + (minutesOf(end) - minutesOf(start)) * 60_000;
    if (end <= start || at > Date.now()) return setProblem(t('too_early', { start }));
    try {
      await stopAt({ timer, at: new Date(at).toISOString() });
      onDone();
    } catch (error) {
      setProblem(error instanceof Error ? error.message : t('failed'));
    }
  };
  const stopNow = () => {
    stop.run(timer);
    onDone();
  };
  return (
    <Dialog open title={t('forgotten_title')} boxSize="medium" persistent="beside" onClose={onDone}>
      <div className={styles.choices}>
        <Text>{t('forgotten_note', { project: purposeText(timer), start, day: started })}</Text>
        <TimeField
          label={t('stopped_at')}
          note={t('stopped_note', { day: started })}
          optional
          value={end}
          onChange={setEnd}
          error={problem}
        />
      </div>
      <DialogVerbs>
        <Button onClick={onDone}>{t('runs_on')}</Button>
        <Button onClick={stopNow}>{t('stop_now')}</Button>
        <Button variant="primary" disabled={end === '' || isPending} onClick={() => void stopThen()}>
          {t('stop_then')}
        </Button>
      </DialogVerbs>
    </Dialog>
  );
}

const minutesOf = (time: string): number => {
  const [hours = 0, minutes = 0] = time.split(':').map(Number);
  return hours * 60 + minutes;
};
