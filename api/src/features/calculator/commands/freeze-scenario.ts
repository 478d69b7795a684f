import { brokenRule } from '#contract/errors.ts';
import type { Context } from '../../../platform/context.ts';
import { lockDraft } from '../rules/standing.ts';

/** Freezes a draft as it was saved. Throws 404, 412, 422 `archived`, `scenario-frozen`, `nothing-to-freeze`. */
export const freezeScenario = async (context: Context, id: string, version: number): Promise<void> => {
  const { lines, name, code, currency, price_minor } = await lockDraft(context, id, version);
  if (lines === 0)
    throw brokenRule(
      'nothing-to-freeze',
      'inputs.lines',
      'A scenario without lines has nothing to keep: add one first.',
    );
  await context.db
    .updateTable('calculator_scenarios')
    .set({ status: 'frozen', frozen_at: context.now.toISOString() })
    .where('org_id', '=', context.organization)
    .where('id', '=', id)
    .execute();
  await context.record({
    ...{ type: 'scenario.frozen', subject: { type: 'scenario', id } },
    changes: { status: ['draft', 'frozen'] },
    data: { name, code, currency, price_minor },
  });
};
