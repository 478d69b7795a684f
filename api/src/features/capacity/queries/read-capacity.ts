import type { readCapacity } from '#contract/capacity/endpoints.ts';
import type { CapacityPage } from '#contract/capacity/shapes.ts';
import type { QueryOf } from '#contract/endpoint.ts';
import type { Context } from '../../../platform/context.ts';
import { cutPage } from '../../../platform/postgres/keyset.ts';
import { presentCapacity } from '../presenters/capacity.ts';
import { listCapacity } from './list-capacity.ts';
import { sightOf } from './sight.ts';

/** A page of people by weeks, whom the caller may read. */
export const readCapacityPage = async (
  context: Context,
  query: QueryOf<typeof readCapacity>,
): Promise<CapacityPage> => {
  const sight = sightOf(context);
  const asked = listCapacity(context, sight, query);
  const page = await cutPage(
    query,
    asked.then(({ people }) => people),
  );
  return presentCapacity(await asked, page, sight.planning);
};
