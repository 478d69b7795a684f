import type { PlanItem, PlanItemFields } from '#contract/plan-items/items.ts';
import { t } from '../../components/forms/messages.ts';
import { type ItemForm, plainWord } from './item-form.ts';

type Unit = PlanItem<'unit'>;

/** A business unit as its form holds it. */
export type UnitValues = PlanItemFields<'unit'> & { seen: Unit | null };

/** The form of a new one, which stands at `position`. */
export const newUnit = (position: number): UnitValues => ({ name: '', position, seen: null });

/** The form of a business unit. */
export const unitForm: ItemForm<Unit, UnitValues, PlanItemFields<'unit'>> = {
  valuesOf: (item) => ({ name: item.name, position: item.position, seen: item }),
  fieldsOf: ({ name, position }) => ({ name: name.trim(), position }),
  labels: { name: t('name'), position: t('position') },
  validate: { name: (name) => (name.trim() ? null : t('unit_missing')) },
  word: (field, values) => (field === 'position' ? plainWord(values.position) : values.name),
  toNew: (fields) => ({ kind: 'unit', fields }),
  toChange: (fields) => ({ kind: 'unit', fields }),
  find: ({ units }, id) => units.find((one) => one.id === id),
  nameOf: ({ name }) => name.trim(),
};
