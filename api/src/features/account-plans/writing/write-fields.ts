import type { AccountPlanChanges } from '#contract/account-plans/shapes.ts';
import type { Context } from '../../../platform/context.ts';
import { type Changes, changesBetween } from '../../../platform/events.ts';
import { sectionsOf } from '../rules/sections-of.ts';
import type { HeldPlan } from './hold-plan.ts';
import { keepPlanAuthor } from './keep-author.ts';
import { touchedNow } from './touch-plan.ts';
import { writePlan } from './write-columns.ts';

/** What is written beside a plan's fields: columns, parts of it that changed, and what its history says. */
interface Beside {
  readonly columns?: { readonly preset_id: string | null; readonly preset_revision: number | null };
  readonly objectives?: number;
  readonly changes: Changes;
  readonly data?: Readonly<Record<string, unknown>>;
}

/** Writes fields of a plan that is held, by their names in the trail; without a difference nothing is written. */
export const writeFields = async (
  context: Context,
  row: HeldPlan,
  fields: AccountPlanChanges,
  { columns, objectives = 0, changes, data }: Beside,
): Promise<void> => {
  const { client_id: _, owner_id: __, sponsor_id: ___, ...plain } = fields;
  const differing = changesBetween(row, fields);
  const told = { ...changesBetween(row, plain), ...changes };
  if (Object.keys(told).length === 0 && objectives === 0) return;
  await writePlan(context, row.id, {
    ...fields,
    ...columns,
    ...(MEASURED_BY.some((field) => field in differing) ? UNMEASURED : {}),
    changed_since_approval: true,
    touched: touchedNow(context, [
      ...sectionsOf(differing),
      ...(objectives > 0 ? (['objectives'] as const) : []),
    ]),
  });
  await keepPlanAuthor(context, row.id, row.revision + 1);
  await context.record({
    ...{ type: 'account-plan.changed', subject: { type: 'account-plan', id: row.id } },
    changes: told,
    data: { plan: fields.name ?? row.name, currency: fields.currency ?? row.currency, ...data },
  });
};

/** What is delivered is measured for these; after a change it is measured anew. */
const MEASURED_BY = ['client_id', 'currency', 'starts_on', 'ends_on'];
const UNMEASURED = { measured_at: null, revenue_minor: null } as const;
