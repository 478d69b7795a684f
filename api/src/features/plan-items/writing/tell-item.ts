import type { PlanItemKind } from '#contract/plan-items/kinds.ts';
import type { Context } from '../../../platform/context.ts';
import type { Changes } from '../../../platform/events.ts';

/** What of a plan its trail names. */
export interface NamedPlan {
  readonly id: string;
  readonly name: string;
  readonly currency: string;
}

interface NamedItem {
  readonly kind: PlanItemKind;
  readonly id: string;
  readonly name: string;
}

/** Amounts of these are in the plan's currency. */
const IN_MONEY: readonly PlanItemKind[] = ['opportunity', 'whitespace'];

/** Writes what happened to an item into the trail of its plan. */
export const itemEvent = (
  deed: 'added' | 'changed' | 'removed',
  { id, name, currency }: NamedPlan,
  item: NamedItem,
  changes: Changes,
  beside: Readonly<Record<string, unknown>> = {},
) => ({
  type: `plan-item.${deed}` as const,
  subject: { type: 'account-plan', id },
  changes,
  data: {
    ...{ plan: name, kind: item.kind, item: item.name, item_id: item.id },
    ...(IN_MONEY.includes(item.kind) ? { currency } : {}),
    ...beside,
  },
});

/** The same, by the caller. */
export const tellItem = (context: Context, ...told: Parameters<typeof itemEvent>): Promise<void> =>
  context.record(itemEvent(...told));
