import { RISK_LEVELS } from '#contract/dealsheets/content.ts';
import type { PlanItem } from '#contract/plan-items/items.ts';
import { RISK_STATUSES } from '#contract/plan-items/risk.ts';
import { TextArea } from '../../../../ui/form/text-area.tsx';
import { FieldPair } from '../../../../ui/form-page/form-page.tsx';
import { DateField } from '../../../../ui/number/date-field.tsx';
import { NEW_RISK, riskForm } from '../../effects/forms/risk-form.ts';
import type { DialogProps } from './dialog-props.ts';
import { ItemDialog } from './item-dialog.tsx';
import { t } from './messages.ts';
import { OwnerSelect } from './owner-select.tsx';
import { WordSelect } from './word-select.tsx';

const { labels, valuesOf } = riskForm;

/** What may go wrong, and what is done about it. */
export default function RiskDialog({ plan, item, onClose }: DialogProps<PlanItem<'risk'>>) {
  const level = { values: RISK_LEVELS, word: (one: (typeof RISK_LEVELS)[number]) => t(`level_${one}`) };
  return (
    <ItemDialog
      {...{ plan, onClose, kind: riskForm, draft: 'risk' }}
      initial={item ? valuesOf(item) : NEW_RISK}
      title={t(item ? 'edit_risk' : 'new_risk')}
      verb={t('save_risk')}
    >
      {({ field }) => (
        <>
          <TextArea {...field('text')} label={labels.text} maxLength={500} />
          <FieldPair>
            <WordSelect {...field('likelihood')} {...level} label={labels.likelihood} />
            <WordSelect {...field('impact')} {...level} label={labels.impact} />
          </FieldPair>
          <TextArea {...field('mitigation')} label={labels.mitigation} maxLength={2000} optional />
          <FieldPair>
            <OwnerSelect {...field('owner_id')} label={labels.owner_id} owner={item?.owner ?? null} />
            <DateField {...field('due_on')} label={labels.due_on} optional />
          </FieldPair>
          {item && (
            <WordSelect
              {...field('status')}
              label={labels.status}
              values={RISK_STATUSES}
              word={(status) => t(`risk_${status}`)}
            />
          )}
        </>
      )}
    </ItemDialog>
  );
}
