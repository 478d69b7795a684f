import type { PlanItem, PlanItemFields } from '#contract/plan-items/items.ts';
import { OPPORTUNITY_PROBABILITIES } from '#contract/plan-items/opportunity.ts';
import { t } from '../../components/forms/messages.ts';
import type { ItemForm } from './item-form.ts';

type Opportunity = PlanItem<'opportunity'>;
type Figures = 'amount_minor' | 'probability_pct';

/** An opportunity as its form holds it. */
export type OpportunityValues = Omit<PlanItemFields<'opportunity'>, Figures> &
  Record<Figures, number | null> & { seen: Opportunity | null };

/** The form of a new one. */
export const NEW_OPPORTUNITY: OpportunityValues = {
  ...{ name: '', stage: 'identified', amount_minor: 0, close_on: null, owner_id: null },
  ...{ probability_pct: OPPORTUNITY_PROBABILITIES.identified, service_type_id: null, note: '', seen: null },
};

/** The form of an opportunity. */
export const opportunityForm: ItemForm<Opportunity, OpportunityValues, PlanItemFields<'opportunity'>> = {
  valuesOf: (item) => ({
    ...{ name: item.name, stage: item.stage, amount_minor: item.amount_minor, close_on: item.close_on },
    ...{ probability_pct: item.probability_pct, owner_id: item.owner?.id ?? null },
    ...{ service_type_id: item.service?.id ?? null, note: item.note, seen: item },
  }),
  fieldsOf: ({ seen: _, ...values }) => ({
    ...values,
    ...{ name: values.name.trim(), note: values.note.trim() },
    ...{ amount_minor: values.amount_minor ?? 0, probability_pct: values.probability_pct ?? 0 },
  }),
  labels: {
    ...{ name: t('name'), stage: t('stage'), amount_minor: t('amount'), probability_pct: t('probability') },
    ...{ close_on: t('closing'), owner_id: t('owner'), service_type_id: t('service'), note: t('note') },
  },
  validate: {
    name: (name) => (name.trim() ? null : t('name_missing')),
    amount_minor: (amount) => (amount !== null && amount >= 0 ? null : t('amount_wrong')),
    probability_pct: (pct) => (pct !== null && pct >= 0 && pct <= 100 ? null : t('probability_wrong')),
  },
  word: (field, values, { format, currency, nameOf }) => {
    if (field === 'stage') return t(`stage_${values.stage}`);
    if (field === 'amount_minor') return format.money(values.amount_minor ?? 0, currency);
    if (field === 'probability_pct') return format.percent((values.probability_pct ?? 0) / 100);
    if (field === 'close_on') return values.close_on ? format.day(values.close_on) : '';
    if (field === 'owner_id') return nameOf(values.owner_id ?? '');
    if (field === 'service_type_id') return nameOf(values.service_type_id ?? '');
    return field === 'name' ? values.name : values.note;
  },
  toNew: (fields) => ({ kind: 'opportunity', fields }),
  toChange: (fields) => ({ kind: 'opportunity', fields }),
  find: ({ opportunities }, id) => opportunities.find((one) => one.id === id),
  nameOf: ({ name }) => name.trim(),
};
