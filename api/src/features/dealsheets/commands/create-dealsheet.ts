import { emptyContent } from '#contract/dealsheets/beginning.ts';
import type { NewDealsheet } from '#contract/dealsheets/shapes.ts';
import type { Context } from '../../../platform/context.ts';
import { readPlace } from '../queries/place.ts';
import { countContent } from '../rules/counted.ts';
import { keepClient } from '../rules/references.ts';
import { makeDealsheet } from '../writing/make-dealsheet.ts';

/**
 * Makes a dealsheet with a first draft, in its client's currency unless another is said, and returns its id. Throws 422 with the fields
 * of every rule that its content breaks, `reference`, `client-archived`.
 */
export const createDealsheet = async (
  context: Context,
  { content: said, preset: _, ...fields }: NewDealsheet,
): Promise<string> => {
  const client = await keepClient(context, fields.client_id);
  const { currency, today } = await readPlace(context);
  const content = {
    ...emptyContent({ currency: client.currency ?? currency, rate_day: today }),
    ...said,
  };
  const counted = await countContent(context, content, 'content.');
  return makeDealsheet(context, { ...fields, content, counted });
};
