import { useQuery } from '@tanstack/react-query';
import type { PlanItem } from '#contract/plan-items/items.ts';
import { OPPORTUNITY_PROBABILITIES, OPPORTUNITY_STAGES } from '#contract/plan-items/opportunity.ts';
import { typedAmounts } from '../../../../platform/format/amounts.ts';
import { useFormat } from '../../../../platform/format/use-format.ts';
import { Select } from '../../../../ui/form/select.tsx';
import { TextArea } from '../../../../ui/form/text-area.tsx';
import { TextField } from '../../../../ui/form/text-field.tsx';
import { FieldPair } from '../../../../ui/form-page/form-page.tsx';
import type { Form } from '../../../../ui/form-page/use-form.ts';
import { DateField } from '../../../../ui/number/date-field.tsx';
import { MoneyField } from '../../../../ui/number/money-field.tsx';
import { NumberField } from '../../../../ui/number/number-field.tsx';
import { serviceTypeChoices } from '../../../choices/queries.ts';
import {
  NEW_OPPORTUNITY,
  type OpportunityValues,
  opportunityForm,
} from '../../effects/forms/opportunity-form.ts';
import type { DialogProps } from './dialog-props.ts';
import { ItemDialog } from './item-dialog.tsx';
import { t } from './messages.ts';
import { OwnerSelect } from './owner-select.tsx';
import { WordSelect } from './word-select.tsx';

type Opportunity = PlanItem<'opportunity'>;
type OpportunityDialogProps = DialogProps<Opportunity> & {
  /** What a new one begins with, such as the service and the spend of a cell. */
  begin?: Partial<Pick<OpportunityValues, 'name' | 'service_type_id' | 'amount_minor'>>;
};

const { labels, valuesOf } = opportunityForm;

/** Work that may be won, by when and how likely. */
export default function OpportunityDialog({ plan, item, begin, onClose }: OpportunityDialogProps) {
  const { locale } = useFormat();
  const services = useServices(item);
  return (
    <ItemDialog
      {...{ plan, onClose, kind: opportunityForm }}
      draft={begin ? `opportunity.${begin.service_type_id}.${begin.name}` : 'opportunity'}
      initial={item ? valuesOf(item) : { ...NEW_OPPORTUNITY, ...begin }}
      title={t(item ? 'edit_opportunity' : 'new_opportunity')}
      verb={t('save_opportunity')}
      boxSize="large"
    >
      {({ field, set }) => (
        <>
          <TextField
            {...field('name')}
            label={labels.name}
            placeholder={t('opportunity_hint')}
            maxLength={120}
          />
          <StageFields field={field} set={set} />
          <FieldPair>
            <MoneyField
              {...field('amount_minor')}
              label={labels.amount_minor}
              amounts={typedAmounts(locale, plan.currency)}
            />
            <DateField {...field('close_on')} label={labels.close_on} optional />
          </FieldPair>
          <FieldPair>
            <Select
              {...field('service_type_id')}
              label={labels.service_type_id}
              options={services}
              searchable
              optional
            />
            <OwnerSelect {...field('owner_id')} label={labels.owner_id} owner={item?.owner ?? null} />
          </FieldPair>
          <TextArea {...field('note')} label={labels.note} maxLength={2000} optional />
        </>
      )}
    </ItemDialog>
  );
}

/** How far it is; a stage brings its own probability along. */
function StageFields({ field, set }: Pick<Form<OpportunityValues>, 'field' | 'set'>) {
  return (
    <FieldPair>
      <WordSelect
        {...field('stage')}
        label={labels.stage}
        values={OPPORTUNITY_STAGES}
        word={(stage) => t(`stage_${stage}`)}
        onChange={(stage) => {
          set('stage', stage);
          set('probability_pct', OPPORTUNITY_PROBABILITIES[stage]);
        }}
      />
      <NumberField {...field('probability_pct')} label={labels.probability_pct} suffix="%" />
    </FieldPair>
  );
}

/** The services that are sold; whatever it is now stays among them. */
function useServices(item: Opportunity | null) {
  const known = (useQuery(serviceTypeChoices()).data?.data ?? []).map(({ id, name }) => ({
    value: id,
    label: name,
  }));
  const now = item?.service;
  return now && known.every(({ value }) => value !== now.id)
    ? [{ value: now.id, label: now.name }, ...known]
    : known;
}
