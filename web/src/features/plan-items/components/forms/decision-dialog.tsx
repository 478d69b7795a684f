import type { PlanItem } from '#contract/plan-items/items.ts';
import { useFormat } from '../../../../platform/format/use-format.ts';
import { TextArea } from '../../../../ui/form/text-area.tsx';
import { FieldPair } from '../../../../ui/form-page/form-page.tsx';
import { DateField } from '../../../../ui/number/date-field.tsx';
import { decisionForm, newDecision } from '../../effects/forms/decision-form.ts';
import type { DialogProps } from './dialog-props.ts';
import { ItemDialog } from './item-dialog.tsx';
import { t } from './messages.ts';
import { OwnerSelect } from './owner-select.tsx';

const { labels, valuesOf } = decisionForm;

/** What was decided, when, by whom and why. */
export default function DecisionDialog({ plan, item, onClose }: DialogProps<PlanItem<'decision'>>) {
  const today = useFormat().today();
  return (
    <ItemDialog
      {...{ plan, onClose, kind: decisionForm, draft: 'decision' }}
      initial={item ? valuesOf(item) : newDecision(today)}
      title={t(item ? 'edit_decision' : 'new_decision')}
      verb={t('save_decision')}
    >
      {({ field }) => (
        <>
          <TextArea {...field('text')} label={labels.text} maxLength={500} />
          <TextArea {...field('reason')} label={labels.reason} maxLength={2000} optional />
          <FieldPair>
            <DateField {...field('decided_on')} label={labels.decided_on} />
            <OwnerSelect {...field('owner_id')} label={labels.owner_id} owner={item?.owner ?? null} />
          </FieldPair>
        </>
      )}
    </ItemDialog>
  );
}
