import type { Shift } from '#contract/shifts/shapes.ts';
import { useFormat } from '../../../../platform/format/use-format.ts';
import { ReasonDialog } from '../../../../ui/form-page/reason-dialog.tsx';
import { hoursOf } from '../../effects/shift-fields.ts';
import { useAct } from '../../effects/use-act.ts';
import { useShiftWrites } from '../../effects/use-shift-writes.ts';
import { t } from '../../messages.ts';

type CancelDialogProps = { shift: Shift; onClose: () => void };

/** Cancels a shift that people know of: asks why, for they are told. */
export default function CancelDialog({ shift, onClose }: CancelDialogProps) {
  const format = useFormat();
  const { cancel } = useShiftWrites();
  const { act, problem, isBusy } = useAct(onClose);
  return (
    <ReasonDialog
      {...{ problem, isBusy, onClose }}
      title={t('cancel_title', { shift: `${format.day(shift.day, 'weekday')}, ${hoursOf(shift)}` })}
      note={t('cancel_note')}
      label={t('why')}
      hint={t('cancel_hint')}
      longest={500}
      keep={t('keep_shift')}
      verb={t('cancel_shift_now')}
      onReason={(reason) => act(() => cancel(shift, reason))}
    />
  );
}
