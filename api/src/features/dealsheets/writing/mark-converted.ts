import type { Context } from '../../../platform/context.ts';

interface Scenario {
  readonly id: string;
  readonly code: string;
  readonly name: string;
}

/** Writes of a scenario that is held which dealsheet was made from it, with what its history tells. */
export const markConverted = async (
  context: Context,
  { id, code, name }: Scenario,
  dealsheet: { readonly id: string; readonly title: string },
): Promise<void> => {
  await context.db
    .updateTable('calculator_scenarios')
    .set({ status: 'converted', dealsheet_id: dealsheet.id })
    .where('org_id', '=', context.organization)
    .where('id', '=', id)
    .execute();
  await context.record({
    ...{ type: 'scenario.converted', subject: { type: 'scenario', id } },
    changes: { status: ['frozen', 'converted'] },
    data: { name, code, dealsheet },
  });
};
