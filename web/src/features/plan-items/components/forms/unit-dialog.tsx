import type { PlanItem } from '#contract/plan-items/items.ts';
import { TextField } from '../../../../ui/form/text-field.tsx';
import { newUnit, unitForm } from '../../effects/forms/unit-form.ts';
import type { DialogProps } from './dialog-props.ts';
import { ItemDialog } from './item-dialog.tsx';
import { t } from './messages.ts';

type UnitDialogProps = DialogProps<PlanItem<'unit'>> & {
  /** Where a new one stands. */
  position: number;
};

const { labels, valuesOf } = unitForm;

/** A part of the client that buys for itself. */
export default function UnitDialog({ plan, item, position, onClose }: UnitDialogProps) {
  return (
    <ItemDialog
      {...{ plan, onClose, kind: unitForm, draft: 'unit' }}
      initial={item ? valuesOf(item) : newUnit(position)}
      title={t(item ? 'edit_unit' : 'new_unit')}
      verb={t('save_unit')}
    >
      {({ field }) => (
        <TextField {...field('name')} label={labels.name} placeholder={t('unit_name_hint')} maxLength={80} />
      )}
    </ItemDialog>
  );
}
