import type { PlanItem, PlanItemFields } from '#contract/plan-items/items.ts';
import { t } from '../../components/forms/messages.ts';
import type { ItemForm } from './item-form.ts';

type Decision = PlanItem<'decision'>;

/** A decision as its form holds it. */
export type DecisionValues = Omit<PlanItemFields<'decision'>, 'decided_on'> & {
  decided_on: string | null;
  seen: Decision | null;
};

/** The form of a new one, taken today. */
export const newDecision = (today: string): DecisionValues => ({
  ...{ text: '', reason: '', decided_on: today, owner_id: null, seen: null },
});

/** The form of a decision. */
export const decisionForm: ItemForm<Decision, DecisionValues, PlanItemFields<'decision'>> = {
  valuesOf: (item) => ({
    ...{ text: item.text, reason: item.reason, decided_on: item.decided_on },
    ...{ owner_id: item.owner?.id ?? null, seen: item },
  }),
  fieldsOf: ({ text, reason, decided_on, owner_id }) => ({
    ...{ text: text.trim(), reason: reason.trim(), decided_on: decided_on ?? '', owner_id },
  }),
  labels: {
    ...{ text: t('decision_text'), reason: t('reason') },
    ...{ decided_on: t('decided_on'), owner_id: t('taken_by') },
  },
  validate: {
    text: (text) => (text.trim() ? null : t('decision_missing')),
    decided_on: (day) => (day ? null : t('day_missing')),
  },
  word: (field, values, { format, nameOf }) => {
    if (field === 'decided_on') return values.decided_on ? format.day(values.decided_on) : '';
    if (field === 'owner_id') return nameOf(values.owner_id ?? '');
    return field === 'text' ? values.text : values.reason;
  },
  toNew: (fields) => ({ kind: 'decision', fields }),
  toChange: (fields) => ({ kind: 'decision', fields }),
  find: ({ decisions }, id) => decisions.find((one) => one.id === id),
  nameOf: ({ text }) => text.trim(),
};
