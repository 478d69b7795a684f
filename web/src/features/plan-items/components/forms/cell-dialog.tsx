import { useQuery, useQueryClient } from '@tanstack/react-query';
import type { PlanItem } from '#contract/plan-items/items.ts';
import { SPENT_WITH } from '#contract/plan-items/whitespace.ts';
import { typedAmounts } from '../../../../platform/format/amounts.ts';
import { useFormat } from '../../../../platform/format/use-format.ts';
import { Select } from '../../../../ui/form/select.tsx';
import { MoneyField } from '../../../../ui/number/money-field.tsx';
import { type CellPlace, cellForm, newCell } from '../../effects/forms/cell-form.ts';
import { planItems, planWhitespace } from '../../queries.ts';
import type { DialogProps } from './dialog-props.ts';
import { ItemDialog } from './item-dialog.tsx';
import { t } from './messages.ts';
import { WordSelect } from './word-select.tsx';

type CellDialogProps = DialogProps<PlanItem<'whitespace'>> & {
  place: CellPlace;
  /** Its service, unit and year in words. */
  name: string;
};

/** What the client spends on a service, with whom, and the opportunity that it opened. */
export default function CellDialog({ plan, item, place, name, onClose }: CellDialogProps) {
  const queries = useQueryClient();
  const { locale } = useFormat();
  const opportunities = useQuery(planItems(plan.id)).data?.opportunities ?? [];
  const { service_type_id, unit_id, year } = place;
  const kind = cellForm(async (id) => {
    const { cells } = await queries.fetchQuery({ ...planWhitespace(plan.id, year), staleTime: 0 });
    return cells.find((one) => one.id === id);
  });
  const { labels } = kind;
  return (
    <ItemDialog
      {...{ plan, onClose, kind, draft: `cell.${service_type_id}.${unit_id}.${year}` }}
      initial={item ? kind.valuesOf(item) : newCell(place)}
      title={t('edit_cell', { name })}
      verb={t('save_cell')}
    >
      {({ field }) => (
        <>
          <MoneyField
            {...field('spend_minor')}
            label={labels.spend_minor}
            note={t('spend_note')}
            amounts={typedAmounts(locale, plan.currency)}
            optional
          />
          <WordSelect
            {...field('with')}
            label={labels.with}
            values={SPENT_WITH}
            word={(one) => t(`with_${one}`)}
          />
          <Select
            {...field('opportunity_id')}
            label={labels.opportunity_id}
            options={opportunities.map(({ id, name: called }) => ({ value: id, label: called }))}
            searchable
            optional
          />
        </>
      )}
    </ItemDialog>
  );
}
