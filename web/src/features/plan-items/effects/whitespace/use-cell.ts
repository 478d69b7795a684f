import { useQueryClient } from '@tanstack/react-query';
import type { AccountPlan } from '#contract/account-plans/shapes.ts';
import { refusedFields } from '../../../../platform/http/refused-fields.ts';
import { toast } from '../../../../ui/feedback/toast/toast.ts';
import { t } from '../../components/whitespace/messages.ts';
import { usePlanItemWrites } from '../../mutations.ts';
import { planWhitespace } from '../../queries.ts';
import { cellForm, newCell } from '../forms/cell-form.ts';
import { useItemForm } from '../forms/use-item-form.ts';
import { useItemRemoval } from '../use-item-removal.ts';
import type { Cell, GridColumn, GridRow } from './grid.ts';

/** A place of the grid: its service, its column, and what is known of it. */
export interface CellPlace {
  readonly service: GridRow['service'];
  readonly column: GridColumn;
  readonly cell: Cell | undefined;
  /** The name of its unit, the client's where it is of the whole. */
  readonly unitName: string;
}

/** Says what was refused where no field is there for it. */
const failed = (error: unknown): void => {
  const [first] = refusedFields(error, t('stale'));
  toast.show({ title: first?.message ?? t('not_saved'), err: error });
};

/** The form of a cell over what was seen of it, and the ways to its opportunity. Saving or clearing it calls `onClose`. */
export function useCell(plan: AccountPlan, place: CellPlace, onClose: () => void) {
  const { service, column, cell } = place;
  const { unit_id, year } = column;
  const queries = useQueryClient();
  const writes = usePlanItemWrites(plan.id);
  const remove = useItemRemoval(plan);
  const kind = cellForm(async (id) => {
    const { cells } = await queries.fetchQuery({ ...planWhitespace(plan.id, year), staleTime: 0 });
    return cells.find((one) => one.id === id);
  });
  const name = t('cell_of', { service: service.name, column: column.label });
  const { form, conflict } = useItemForm({
    ...{ plan, kind, draft: `cell.${service.id}.${unit_id}.${year}` },
    initial: cell ? kind.valuesOf(cell) : newCell({ service_type_id: service.id, unit_id, year }),
    saved: () => t('cell_saved', { name }),
    onDone: onClose,
  });
  /** Keeps what was typed with it: an opportunity is made of it. */
  const link = async (opportunity_id: string | null) => {
    const { seen, service_type_id: _service, unit_id: _unit, year: _year, ...typed } = form.current();
    const fields = { ...typed, opportunity_id };
    const kept = seen
      ? await writes.change(seen, { kind: 'whitespace', fields })
      : await writes.add({
          kind: 'whitespace',
          fields: { ...fields, service_type_id: service.id, unit_id, year },
        });
    if (kept.kind !== 'whitespace') return;
    const now = kind.valuesOf(kept.item);
    form.rebase(now, now);
  };
  const open = async () => {
    const called = t('opportunity_name', { service: service.name, column: place.unitName }).slice(0, 120);
    const amount_minor = form.current().spend_minor ?? 0;
    const { item } = await writes.add({
      kind: 'opportunity',
      fields: { name: called, amount_minor, service_type_id: service.id, owner_id: plan.owner?.id ?? null },
    });
    await link(item.id);
    toast.show({ title: t('opportunity_opened', { name: called }) });
  };
  const clear = cell
    ? () => {
        remove({ kind: 'whitespace', item: cell });
        onClose();
      }
    : undefined;
  return { name, form, conflict, clear, link: told(link), open: told(open) };
}

/** Says what went wrong; true where nothing did. */
const told =
  <Given extends unknown[]>(deed: (...given: Given) => Promise<void>) =>
  async (...given: Given): Promise<boolean> => {
    try {
      await deed(...given);
      return true;
    } catch (error) {
      failed(error);
      return false;
    }
  };
