import type { PlanItem, PlanItemFields } from '#contract/plan-items/items.ts';
import { t } from '../../components/forms/messages.ts';
import type { ItemForm } from './item-form.ts';

type Action = PlanItem<'action'>;

/** An action as its form holds it. */
export type ActionValues = PlanItemFields<'action'> & { seen: Action | null };

/** The form of a new one. */
export const NEW_ACTION: ActionValues = {
  ...{ title: '', owner_id: null, due_on: null, status: 'open', note: '', seen: null },
};

/** The form of an action. */
export const actionForm: ItemForm<Action, ActionValues, PlanItemFields<'action'>> = {
  valuesOf: (item) => ({
    ...{ title: item.title, owner_id: item.owner?.id ?? null, due_on: item.due_on },
    ...{ status: item.status, note: item.note, seen: item },
  }),
  fieldsOf: ({ seen: _, ...values }) => ({
    ...values,
    ...{ title: values.title.trim(), note: values.note.trim() },
  }),
  labels: {
    ...{ title: t('title'), owner_id: t('owner'), due_on: t('due'), status: t('status'), note: t('note') },
  },
  validate: { title: (title) => (title.trim() ? null : t('action_missing')) },
  word: (field, values, { format, nameOf }) => {
    if (field === 'owner_id') return nameOf(values.owner_id ?? '');
    if (field === 'due_on') return values.due_on ? format.day(values.due_on) : '';
    if (field === 'status') return t(`action_${values.status}`);
    return field === 'title' ? values.title : values.note;
  },
  toNew: (fields) => ({ kind: 'action', fields }),
  toChange: (fields) => ({ kind: 'action', fields }),
  find: ({ actions }, id) => actions.find((one) => one.id === id),
  nameOf: ({ title }) => title.trim(),
};
