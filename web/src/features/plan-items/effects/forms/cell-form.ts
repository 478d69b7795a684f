import type { PlanItem, PlanItemFields } from '#contract/plan-items/items.ts';
import { t } from '../../components/forms/messages.ts';
import { type ItemForm, plainWord } from './item-form.ts';

type Cell = PlanItem<'whitespace'>;

/** A cell of the whitespace as its form holds it; its place isn't changed in it. */
export type CellValues = PlanItemFields<'whitespace'> & { seen: Cell | null };

/** Where a cell stands. */
export type CellPlace = Pick<CellValues, 'service_type_id' | 'unit_id' | 'year'>;

/** The form of a cell that holds nothing yet. */
export const newCell = (place: CellPlace): CellValues => ({
  ...place,
  ...{ spend_minor: null, with: 'unknown', opportunity_id: null, seen: null },
});

/** The form of a cell. `reread` finds it as it is now. */
export const cellForm = (
  reread: (id: string) => Promise<Cell | undefined>,
): ItemForm<Cell, CellValues, PlanItemFields<'whitespace'>> => ({
  valuesOf: (item) => ({
    ...{ service_type_id: item.service_type_id, unit_id: item.unit_id, year: item.year },
    ...{ spend_minor: item.spend_minor, with: item.with, opportunity_id: item.opportunity_id },
    seen: item,
  }),
  fieldsOf: ({ seen: _, ...values }) => values,
  labels: {
    ...{ service_type_id: t('service'), unit_id: t('in_unit'), year: t('year') },
    ...{ spend_minor: t('spend'), with: t('with'), opportunity_id: t('opened') },
  },
  validate: {
    spend_minor: (amount) => (amount === null || amount >= 0 ? null : t('amount_wrong')),
  },
  word: (field, values, { format, currency, nameOf }) => {
    if (field === 'spend_minor')
      return values.spend_minor === null ? '' : format.money(values.spend_minor, currency);
    if (field === 'with') return t(`with_${values.with}`);
    if (field === 'opportunity_id') return nameOf(values.opportunity_id ?? '');
    return plainWord(values.year);
  },
  toNew: (fields) => ({ kind: 'whitespace', fields }),
  toChange: (fields) => ({ kind: 'whitespace', fields }),
  find: (_, id) => reread(id),
  nameOf: ({ service_type_id }, { nameOf }) => nameOf(service_type_id),
});
