import { IconArrowBackUp } from '@tabler/icons-react';
import { useState } from 'react';
import { LONGEST_REASON } from '#contract/activity/approval-shapes.ts';
import type { ProjectEntry } from '#contract/activity/shapes.ts';
import { useFormat } from '../../../platform/format/use-format.ts';
import { Button } from '../../../ui/action/button.tsx';
import { StatusText } from '../../../ui/display/status-text.tsx';
import { Dialog, DialogVerbs } from '../../../ui/feedback/dialog.tsx';
import { Checkbox } from '../../../ui/form/checkbox.tsx';
import { TextArea } from '../../../ui/form/text-area.tsx';
import { DurationField } from '../../../ui/number/duration-field.tsx';
import { Text } from '../../../ui/theme/text.tsx';
import { useReverse } from '../effects/use-reverse.ts';
import { t } from '../messages.ts';
import styles from './days.module.css';

type ReverseDialogProps = { entry: ProjectEntry; onClose: () => void };

/** Takes locked time back: asks why, and what was meant instead. */
export default function ReverseDialog({ entry, onClose }: ReverseDialogProps) {
  const format = useFormat();
  const [reason, setReason] = useState('');
  const [corrects, setCorrects] = useState(false);
  const [seconds, setSeconds] = useState<number | null>(null);
  const { reverse, problem, isBusy } = useReverse(onClose);
  const correction = corrects && seconds !== null && seconds > 0 ? { duration_s: seconds } : null;
  const isDone = reason.trim() !== '' && (!corrects || correction !== null);
  const said = { hours: format.duration(entry.duration_s), day: format.day(entry.work_date, 'weekday') };
  return (
    <Dialog
      open
      title={t('reverse_title', { ...said, name: entry.member.name })}
      boxSize="medium"
      onClose={onClose}
      persistent={reason ? 'beside' : false}
    >
      <div className={styles.form}>
        <Text muted>{t('reverse_note')}</Text>
        <TextArea
          label={t('reason')}
          note={t('reverse_reason_note')}
          placeholder={t('reason_hint')}
          value={reason}
          onChange={setReason}
          maxLength={LONGEST_REASON}
        />
        <Checkbox
          label={t('correct')}
          note={t('correct_note', { name: entry.member.name })}
          value={corrects}
          onChange={setCorrects}
        />
        {corrects && <DurationField label={t('correct_duration')} value={seconds} onChange={setSeconds} />}
        <div aria-live="polite">{problem && <StatusText tone="bad">{problem}</StatusText>}</div>
        <DialogVerbs>
          <Button onClick={onClose}>{t('cancel')}</Button>
          <Button
            variant="primary"
            icon={IconArrowBackUp}
            disabled={isBusy || !isDone}
            onClick={() => reverse(entry, reason.trim(), correction)}
          >
            {t('reverse_now', said)}
          </Button>
        </DialogVerbs>
      </div>
    </Dialog>
  );
}
