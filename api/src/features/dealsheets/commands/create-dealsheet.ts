import { emptyContent } from '#contract/dealsheets/beginning.ts';
import type { NewDealsheet } from '#contract/dealsheets/shapes.ts';
import type { Context } from '../../../platform/context.ts';
import { beginFromPreset } from '../queries/begin-from-preset.ts';
import { readPlace } from '../queries/place.ts';
import { countContent } from '../rules/counted.ts';
import { keepClient } from '../rules/references.ts';
import { makeDealsheet } from '../writing/make-dealsheet.ts';

/**
 * Makes a dealsheet with a first draft, in its client's currency unless another is said, and returns its id. Throws 422 with the fields
 * of every rule that its content breaks, `reference`, `client-archived`; of a preset 403 `preset-apply`, 404 and 422 as of applying it.
 */
export const createDealsheet = async (
  context: Context,
  { content: said, preset: of, ...fields }: NewDealsheet,
): Promise<string> => {
  const client = await keepClient(context, fields.client_id);
  const { currency, today } = await readPlace(context);
  const empty = emptyContent({ currency: client.currency ?? currency, rate_day: today });
  const { content, preset } = of
    ? await beginFromPreset(context, of, { empty, said, client_id: client.id })
    : { content: { ...empty, ...said }, preset: undefined };
  const counted = await countContent(context, content, 'content.');
  return makeDealsheet(context, {
    ...fields,
    content,
    counted,
    ...(preset ? { preset: markedBy(preset) } : {}),
  });
};

const markedBy = ({
  id,
  name,
  revision,
}: {
  readonly id: string;
  readonly name: string;
  readonly revision: number;
}) => ({
  id,
  name,
  revision,
});
