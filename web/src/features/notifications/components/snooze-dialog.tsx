import { useState } from 'react';
import type { Notification } from '#contract/notifications/shapes.ts';
import { dayIn } from '../../../platform/format/dates.ts';
import { momentOf } from '../../../platform/format/moment-of.ts';
import { useFormat } from '../../../platform/format/use-format.ts';
import { Button } from '../../../ui/action/button.tsx';
import { Dialog, DialogVerbs } from '../../../ui/feedback/dialog.tsx';
import { TextField } from '../../../ui/form/text-field.tsx';
import { DateField } from '../../../ui/number/date-field.tsx';
import { useUiTexts } from '../../../ui/theme/texts-context.ts';
import { t } from '../messages.ts';
import { snooze, type Verb } from '../mutations.ts';
import styles from './inbox.module.css';

const DAY_MS = 86_400_000;

type SnoozeDialogProps = {
  row: Notification;
  onVerb: (row: Notification, verb: Verb) => void;
  onClose: () => void;
};

/** Asks for the day and time at which a notification comes back, in the person's own zone. */
export function SnoozeDialog({ row, onVerb, onClose }: SnoozeDialogProps) {
  const texts = useUiTexts();
  const format = useFormat();
  const [day, setDay] = useState<string | null>(dayIn(format.zone, Date.now() + DAY_MS));
  const [time, setTime] = useState('09:00');
  const [isRefused, setRefused] = useState(false);
  const save = () => {
    const until = day && momentOf(day, time, format.zone);
    if (!until || Date.parse(until) <= Date.now()) return setRefused(true);
    onClose();
    onVerb(row, snooze(row, until, t('snoozed_said', { time: format.instant(until) })));
  };
  return (
    <Dialog open title={t('pick_title')} boxSize="small" onClose={onClose}>
      <form
        className={styles.fields}
        onSubmit={(event) => {
          event.preventDefault();
          save();
        }}
      >
        <DateField label={t('day')} value={day} min={format.today()} onChange={setDay} />
        <TextField
          label={t('time')}
          type="time"
          value={time}
          // The first field would open its calendar over the others.
          ref={(field) => field?.setAttribute('data-autofocus', '')}
          error={isRefused && t('in_past')}
          onChange={setTime}
        />
        <DialogVerbs>
          <Button onClick={onClose}>{texts.cancel}</Button>
          <Button variant="primary" type="submit">
            {t('snooze')}
          </Button>
        </DialogVerbs>
      </form>
    </Dialog>
  );
}
