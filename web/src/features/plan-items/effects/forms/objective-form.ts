import { FIGURE } from '#contract/plan-items/fields.ts';
import type { PlanItem, PlanItemFields } from '#contract/plan-items/items.ts';
import { t } from '../../components/forms/messages.ts';
import { type ItemForm, plainWord } from './item-form.ts';

type Objective = PlanItem<'objective'>;
type Figures = 'baseline' | 'target' | 'current';

/** An objective as its form holds it: figures as they are typed. */
export type ObjectiveValues = Omit<PlanItemFields<'objective'>, Figures> &
  Record<Figures, string> & { seen: Objective | null };

/** The form of a new one. */
export const NEW_OBJECTIVE: ObjectiveValues = {
  ...{ title: '', metric: '', unit: '', baseline: '', target: '', current: '', due_on: null },
  ...{ owner_id: null, status: 'on_track', note: '', seen: null },
};

const figure = (text: string): string | null => text.trim() || null;
const isFigure = (text: string) =>
  text.trim() === '' || FIGURE.test(text.trim()) ? null : t('figure_wrong');

/** The form of an objective. */
export const objectiveForm: ItemForm<Objective, ObjectiveValues, PlanItemFields<'objective'>> = {
  valuesOf: (item) => ({
    ...{ title: item.title, metric: item.metric, unit: item.unit, status: item.status, note: item.note },
    ...{ baseline: item.baseline ?? '', target: item.target ?? '', current: item.current ?? '' },
    ...{ due_on: item.due_on, owner_id: item.owner?.id ?? null, seen: item },
  }),
  fieldsOf: ({ seen: _, ...values }) => ({
    ...values,
    ...{ title: values.title.trim(), metric: values.metric.trim(), unit: values.unit.trim() },
    ...{ baseline: figure(values.baseline), target: figure(values.target), current: figure(values.current) },
    note: values.note.trim(),
  }),
  labels: {
    ...{ title: t('title'), metric: t('metric'), unit: t('unit'), baseline: t('baseline') },
    ...{ target: t('target'), current: t('current'), due_on: t('due'), owner_id: t('owner') },
    ...{ status: t('status'), note: t('note') },
  },
  validate: {
    title: (title) => (title.trim() ? null : t('objective_missing')),
    ...{ baseline: isFigure, target: isFigure, current: isFigure },
  },
  word: (field, values, { format, nameOf }) => {
    if (field === 'owner_id') return values.owner_id ? nameOf(values.owner_id) : '';
    if (field === 'due_on') return values.due_on ? format.day(values.due_on) : '';
    if (field === 'status') return t(`objective_${values.status}`);
    return plainWord(new Map<string, unknown>(Object.entries(values)).get(field));
  },
  toNew: (fields) => ({ kind: 'objective', fields }),
  toChange: (fields) => ({ kind: 'objective', fields }),
  find: ({ objectives }, id) => objectives.find((one) => one.id === id),
  nameOf: ({ title }) => title.trim(),
};
