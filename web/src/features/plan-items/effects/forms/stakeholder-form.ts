import type { PlanItem, PlanItemFields } from '#contract/plan-items/items.ts';
import { t } from '../../components/forms/messages.ts';
import type { ItemForm } from './item-form.ts';
import { coverageWord, influenceWord, supportWord } from './scale-words.ts';

type Stakeholder = PlanItem<'stakeholder'>;

/** A stakeholder as its form holds it. */
export type StakeholderValues = Omit<PlanItemFields<'stakeholder'>, 'contact_id'> & {
  contact_id: string | null;
  seen: Stakeholder | null;
};

/** The form of a new one. */
export const NEW_STAKEHOLDER: StakeholderValues = {
  ...{ contact_id: null, role: 'influencer', support: 0, coverage: 0, influence: 3 },
  ...{ reports_to: null, owner_id: null, note: '', seen: null },
};

/** The form of a stakeholder. */
export const stakeholderForm: ItemForm<Stakeholder, StakeholderValues, PlanItemFields<'stakeholder'>> = {
  valuesOf: (item) => ({
    ...{ contact_id: item.contact.id, role: item.role, support: item.support, coverage: item.coverage },
    ...{ influence: item.influence, reports_to: item.reports_to, owner_id: item.owner?.id ?? null },
    ...{ note: item.note, seen: item },
  }),
  fieldsOf: ({ seen: _, ...values }) => ({
    ...values,
    contact_id: values.contact_id ?? '',
    note: values.note.trim(),
  }),
  labels: {
    ...{ contact_id: t('contact'), role: t('role'), support: t('support'), influence: t('influence') },
    ...{ coverage: t('coverage'), reports_to: t('reports_to'), owner_id: t('our_owner'), note: t('note') },
  },
  validate: { contact_id: (id) => (id ? null : t('contact_missing')) },
  word: (field, values, { nameOf }) => {
    if (field === 'contact_id') return nameOf(values.contact_id ?? '');
    if (field === 'reports_to') return nameOf(values.reports_to ?? '');
    if (field === 'owner_id') return nameOf(values.owner_id ?? '');
    if (field === 'role') return t(`role_${values.role}`);
    if (field === 'support') return supportWord(values.support);
    if (field === 'influence') return influenceWord(values.influence);
    return field === 'coverage' ? coverageWord(values.coverage) : values.note;
  },
  toNew: (fields) => ({ kind: 'stakeholder', fields }),
  toChange: (fields) => ({ kind: 'stakeholder', fields }),
  find: ({ stakeholders }, id) => stakeholders.find((one) => one.id === id),
  nameOf: ({ contact_id }, { nameOf }) => (contact_id ? nameOf(contact_id) : ''),
};
