import type { PlanItem, PlanItemFields } from '#contract/plan-items/items.ts';
import { t } from '../../components/forms/messages.ts';
import { type ItemForm, plainWord } from './item-form.ts';

type Competitor = PlanItem<'competitor'>;

/** A competitor as its form holds it. */
export type CompetitorValues = PlanItemFields<'competitor'> & { seen: Competitor | null };

/** The form of a new one. */
export const NEW_COMPETITOR: CompetitorValues = {
  ...{ name: '', threat: 'medium', share_pct: null, strengths: '', weaknesses: '', answer: '', seen: null },
};

/** The form of a competitor. */
export const competitorForm: ItemForm<Competitor, CompetitorValues, PlanItemFields<'competitor'>> = {
  valuesOf: (item) => ({
    ...{ name: item.name, threat: item.threat, share_pct: item.share_pct, strengths: item.strengths },
    ...{ weaknesses: item.weaknesses, answer: item.answer, seen: item },
  }),
  fieldsOf: ({ seen: _, ...values }) => ({
    ...values,
    ...{ name: values.name.trim(), strengths: values.strengths.trim() },
    ...{ weaknesses: values.weaknesses.trim(), answer: values.answer.trim() },
  }),
  labels: {
    ...{ name: t('name'), threat: t('threat_level'), share_pct: t('share'), strengths: t('strengths') },
    ...{ weaknesses: t('weaknesses'), answer: t('answer') },
  },
  validate: {
    name: (name) => (name.trim() ? null : t('name_missing')),
    share_pct: (share) => (share === null || (share >= 0 && share <= 100) ? null : t('share_wrong')),
  },
  word: (field, values) => {
    if (field === 'threat') return t(`level_${values.threat}`);
    if (field === 'share_pct') return values.share_pct === null ? '' : `${values.share_pct} %`;
    return plainWord(new Map<string, unknown>(Object.entries(values)).get(field));
  },
  toNew: (fields) => ({ kind: 'competitor', fields }),
  toChange: (fields) => ({ kind: 'competitor', fields }),
  find: ({ competitors }, id) => competitors.find((one) => one.id === id),
  nameOf: ({ name }) => name.trim(),
};
