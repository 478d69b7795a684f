import type { PlanItem, PlanItemFields } from '#contract/plan-items/items.ts';
import { t } from '../../components/forms/messages.ts';
import type { ItemForm } from './item-form.ts';
import { impactWord } from './scale-words.ts';

type Swot = PlanItem<'swot'>;

/** What stands in a corner, as its form holds it. */
export type SwotValues = PlanItemFields<'swot'> & { seen: Swot | null };

/** The form of something new in a corner. */
export const newSwot = (quadrant: SwotValues['quadrant']): SwotValues => ({
  ...{ quadrant, text: '', impact: 2, action_id: null, seen: null },
});

/** The form of what stands in a corner. */
export const swotForm: ItemForm<Swot, SwotValues, PlanItemFields<'swot'>> = {
  valuesOf: (item) => ({
    ...{ quadrant: item.quadrant, text: item.text, impact: item.impact, action_id: item.action_id },
    seen: item,
  }),
  fieldsOf: ({ seen: _, ...values }) => ({ ...values, text: values.text.trim() }),
  labels: {
    ...{ quadrant: t('quadrant'), text: t('swot_text'), impact: t('impact'), action_id: t('action') },
  },
  validate: { text: (text) => (text.trim() ? null : t('swot_missing')) },
  word: (field, values, { nameOf }) => {
    if (field === 'quadrant') return t(values.quadrant);
    if (field === 'impact') return impactWord(values.impact);
    return field === 'action_id' ? nameOf(values.action_id ?? '') : values.text;
  },
  toNew: (fields) => ({ kind: 'swot', fields }),
  toChange: (fields) => ({ kind: 'swot', fields }),
  find: ({ swot }, id) => swot.find((one) => one.id === id),
  nameOf: ({ text }) => text.trim(),
};
