import { approvingRole } from '#contract/dealsheets/bands.ts';
import type { Context } from '../../../platform/context.ts';
import { findBands } from '../queries/bands.ts';
import type { Counted } from '../rules/counted.ts';

/** What lists and the board show of what a revision came to, and who approves it. */
export const figuresOf = async (context: Context, { results }: Pick<Counted, 'results'>) => {
  const { bands } = await findBands(context);
  const { currency, price_minor, cost_minor, margin_pct, discount_share_pct } = results;
  return {
    ...{ currency, price_minor, cost_minor, margin_pct, discount_share_pct },
    approver: approvingRole(bands, results),
  };
};

/** What a revision is kept with: documents, written as they are. */
export const documentsOf = (content: object, { results, rates, engine_version }: Counted) => ({
  content: JSON.stringify(content),
  results: JSON.stringify(results),
  rates: JSON.stringify(rates),
  engine_version,
});
