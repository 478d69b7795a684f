import { useState } from 'react';
import { dayIn } from '../../../../platform/format/dates.ts';
import { momentOf } from '../../../../platform/format/moment-of.ts';
import { useFormat } from '../../../../platform/format/use-format.ts';
import { Button } from '../../../../ui/action/button.tsx';
import { Dialog, DialogVerbs } from '../../../../ui/feedback/dialog.tsx';
import { TextField } from '../../../../ui/form/text-field.tsx';
import { DateField } from '../../../../ui/number/date-field.tsx';
import { useUiTexts } from '../../../../ui/theme/texts-context.ts';
import styles from './compose.module.css';
import { t } from './messages.ts';

const DAY_MS = 86_400_000;
const YEAR_MS = 365 * DAY_MS;

type ScheduleDialogProps = {
  /** When it is sent as things stand. */
  at?: string | null;
  onSchedule: (at: string) => void;
  onClose: () => void;
};

/** Asks for the day and time at which something is sent, in the person's own zone, which is said. */
export function ScheduleDialog({ at, onSchedule, onClose }: ScheduleDialogProps) {
  const texts = useUiTexts();
  const format = useFormat();
  const [day, setDay] = useState<string | null>(dayIn(format.zone, at ?? Date.now() + DAY_MS));
  const [time, setTime] = useState(at ? timeIn(format.zone, at) : '09:00');
  const [problem, setProblem] = useState<string>();
  const save = () => {
    const moment = day && momentOf(day, time, format.zone);
    if (!moment || Date.parse(moment) <= Date.now()) return setProblem(t('in_past'));
    if (Date.parse(moment) > Date.now() + YEAR_MS) return setProblem(t('too_late'));
    onSchedule(moment);
  };
  return (
    <Dialog open title={t('schedule_title')} boxSize="small" onClose={onClose}>
      <form
        className={styles.fields}
        onSubmit={(event) => {
          event.preventDefault();
          // It may be asked from inside a form, which would be sent as well.
          event.stopPropagation();
          save();
        }}
      >
        <p className={styles.muted}>{t('in_zone', { zone: format.zone.replaceAll('_', ' ') })}</p>
        <DateField label={t('day')} value={day} min={format.today()} onChange={setDay} />
        <TextField
          label={t('time')}
          type="time"
          value={time}
          // The first field would open its calendar over the others.
          ref={(field) => field?.setAttribute('data-autofocus', '')}
          error={problem}
          onChange={setTime}
        />
        <DialogVerbs>
          <Button onClick={onClose}>{texts.cancel}</Button>
          <Button variant="primary" type="submit">
            {t('schedule_it')}
          </Button>
        </DialogVerbs>
      </form>
    </Dialog>
  );
}

/** The time of day, `HH:MM`, of an instant in a zone. */
const timeIn = (zone: string, at: string): string =>
  new Intl.DateTimeFormat('en-GB', { timeZone: zone, hour: '2-digit', minute: '2-digit' }).format(
    new Date(at),
  );
