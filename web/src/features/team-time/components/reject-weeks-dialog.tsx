import { LONGEST_REASON, type WaitingWeek } from '#contract/activity/approval-shapes.ts';
import { useFormat } from '../../../platform/format/use-format.ts';
import { Button } from '../../../ui/action/button.tsx';
import { Dialog, DialogVerbs } from '../../../ui/feedback/dialog.tsx';
import { TextArea } from '../../../ui/form/text-area.tsx';
import { Text } from '../../../ui/theme/text.tsx';
import { useKeptReason } from '../effects/use-kept-reason.ts';
import { t } from '../messages.ts';
import styles from './days.module.css';
import { weekId } from './week-columns.tsx';

type RejectWeeksDialogProps = {
  weeks: readonly WaitingWeek[];
  isBusy: boolean;
  /** `forget` once it was sent. */
  onReject: (reason: string, forget: () => void) => void;
  onClose: () => void;
};

/** Asks why whole weeks are sent back: everybody concerned reads the same. */
export default function RejectWeeksDialog({ weeks, isBusy, onReject, onClose }: RejectWeeksDialogProps) {
  const format = useFormat();
  const { reason, change, forget } = useKeptReason(weeks.map(weekId).join());
  const count = weeks.length;
  const names = [...new Set(weeks.map(({ member }) => member.name))];
  const hours = format.duration(weeks.reduce((sum, { seconds }) => sum + seconds, 0));
  return (
    <Dialog
      open
      title={t('reject_weeks', { count })}
      boxSize="small"
      onClose={onClose}
      persistent={reason ? 'beside' : false}
    >
      <div className={styles.form}>
        <Text muted>{t('reject_hours', { hours, names: names.join(', ') })}</Text>
        <TextArea
          label={t('reason')}
          note={t('reason_note')}
          placeholder={t('reason_hint')}
          value={reason}
          onChange={change}
          maxLength={LONGEST_REASON}
        />
        <DialogVerbs>
          <Button onClick={onClose}>{t('cancel')}</Button>
          <Button
            variant="danger"
            onClick={() => onReject(reason, forget)}
            disabled={isBusy || reason.trim() === ''}
          >
            {t('reject_weeks', { count })}
          </Button>
        </DialogVerbs>
      </div>
    </Dialog>
  );
}
