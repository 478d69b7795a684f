import type { ActivityTimer } from '#contract/activity/shapes.ts';
import { instant } from '../../../../platform/format/dates.ts';
import { hoursAndMinutes } from '../../../../platform/format/durations.ts';
import { useFormat } from '../../../../platform/format/use-format.ts';
import { Button } from '../../../../ui/action/button.tsx';
import { Dialog } from '../../../../ui/feedback/dialog.tsx';
import { FieldError } from '../../../../ui/form/field.tsx';
import { Text } from '../../../../ui/theme/text.tsx';
import type { EntrySeed } from '../form/entry-values.ts';
import { purposeText } from '../purpose-text.ts';
import styles from './away.module.css';
import type { Away } from './away.ts';
import { awaySeed } from './away-seed.ts';
import { t } from './messages.ts';
import { useLeavingOut } from './use-leaving-out.ts';

type AwayDialogProps = {
  timer: ActivityTimer;
  away: Away;
  onDone: () => void;
  /** The timer that is asked about has ended by then, and this dialog with it. */
  onOther: (seed: EntrySeed) => void;
};

/** What the time was in which nobody was there: kept, left out, or something else. */
export default function AwayDialog({ timer, away, onDone, onOther }: AwayDialogProps) {
  const { zone } = useFormat();
  const { leaveOut, problem, isBusy } = useLeavingOut(timer, away);
  const [from, to] = [away.from, away.to].map((at) => instant('en-GB', zone, at, 'time'));
  if (!from || !to) return null;
  const logOther = () => {
    onDone();
    onOther(awaySeed(away, zone));
  };
  const choices = [
    { id: 'keep', note: t('keep_note'), act: onDone },
    { id: 'continue', note: t('continue_note', { from }), act: () => leaveOut(true, onDone) },
    { id: 'stop', note: t('stop_note', { from }), act: () => leaveOut(false, onDone) },
    { id: 'other', note: t('other_note', { from }), act: () => leaveOut(true, logOther) },
  ] as const;
  const duration = hoursAndMinutes((away.to - away.from) / 1000);
  return (
    <Dialog open title={t('title', { from, to })} boxSize="medium" persistent onClose={onDone}>
      <Text>{t('note', { duration, project: purposeText(timer) })}</Text>
      {problem && <FieldError id="away-problem">{problem}</FieldError>}
      <ul className={styles.choices}>
        {choices.map(({ id, note, act }) => (
          <li key={id}>
            <Button wide disabled={isBusy} onClick={act}>
              {t(id)}
            </Button>
            <Text small muted>
              {note}
            </Text>
          </li>
        ))}
      </ul>
    </Dialog>
  );
}
