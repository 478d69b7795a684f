import type { PlanItem, PlanItemFields } from '#contract/plan-items/items.ts';
import { t } from '../../components/forms/messages.ts';
import type { ItemForm } from './item-form.ts';

type Risk = PlanItem<'risk'>;

/** A risk as its form holds it. */
export type RiskValues = PlanItemFields<'risk'> & { seen: Risk | null };

/** The form of a new one. */
export const NEW_RISK: RiskValues = {
  ...{ text: '', likelihood: 'medium', impact: 'medium', mitigation: '', owner_id: null },
  ...{ due_on: null, status: 'open', seen: null },
};

/** The form of a risk. */
export const riskForm: ItemForm<Risk, RiskValues, PlanItemFields<'risk'>> = {
  valuesOf: (item) => ({
    ...{ text: item.text, likelihood: item.likelihood, impact: item.impact, mitigation: item.mitigation },
    ...{ owner_id: item.owner?.id ?? null, due_on: item.due_on, status: item.status, seen: item },
  }),
  fieldsOf: ({ seen: _, ...values }) => ({
    ...values,
    ...{ text: values.text.trim(), mitigation: values.mitigation.trim() },
  }),
  labels: {
    ...{ text: t('risk_text'), likelihood: t('likelihood'), impact: t('impact') },
    ...{ mitigation: t('mitigation'), owner_id: t('owner'), due_on: t('due'), status: t('status') },
  },
  validate: { text: (text) => (text.trim() ? null : t('risk_missing')) },
  word: (field, values, { format, nameOf }) => {
    if (field === 'likelihood') return t(`level_${values.likelihood}`);
    if (field === 'impact') return t(`level_${values.impact}`);
    if (field === 'owner_id') return nameOf(values.owner_id ?? '');
    if (field === 'due_on') return values.due_on ? format.day(values.due_on) : '';
    if (field === 'status') return t(`risk_${values.status}`);
    return field === 'text' ? values.text : values.mitigation;
  },
  toNew: (fields) => ({ kind: 'risk', fields }),
  toChange: (fields) => ({ kind: 'risk', fields }),
  find: ({ risks }, id) => risks.find((one) => one.id === id),
  nameOf: ({ text }) => text.trim(),
};
