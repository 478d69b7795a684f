import * as endpoints from '#contract/swaps/endpoints.ts';
import type { Swap } from '#contract/swaps/shapes.ts';
import type { Api } from '../../../platform/api.ts';
import type { Context } from '../../../platform/context.ts';
import { route } from '../../../platform/route.ts';
import { acceptSwap } from '../commands/accept-swap.ts';
import { approveSwap } from '../commands/approve-swap.ts';
import { cancelSwap } from '../commands/cancel-swap.ts';
import { createSwap } from '../commands/create-swap.ts';
import { declineSwap } from '../commands/decline-swap.ts';
import { rejectSwap } from '../commands/reject-swap.ts';
import { presentSwap } from '../presenters/swap.ts';
import { judgeSwaps } from '../queries/judge-swaps.ts';
import { requireSeenProject } from '../queries/seen-project.ts';
import { listSwapsOf, listSwapsWith, requireSwap } from '../queries/swaps.ts';

/** What people ask of each other about their shifts, and who decides on it. */
export const registerSwaps = (api: Api): void => {
  route(api, endpoints.listOwnSwaps, async (context, { query }) => {
    if (!context.member) return { data: [], before: null, after: null };
    const page = await listSwapsWith(context, context.member, query);
    return { ...page, data: page.data.map((row) => presentSwap(context, row)) };
  });
  route(api, endpoints.listSwaps, async (context, { params: { project_id }, query }) => {
    await requireSeenProject(context, project_id);
    const page = await listSwapsOf(context, project_id, query);
    const judgedOf = await judgeSwaps(context, project_id, page.data);
    return { ...page, data: page.data.map((row) => ({ ...presentSwap(context, row), ...judgedOf(row) })) };
  });
  route(api, endpoints.createSwap, async (context, { params: { project_id }, body }) =>
    answer(context, { project: project_id, id: await createSwap(context, project_id, body) }),
  );
  route(api, endpoints.acceptSwap, (context, { params, body }) =>
    after(context, acceptSwap, { ...named(params), ...body }),
  );
  route(api, endpoints.declineSwap, (context, { params, body }) =>
    after(context, declineSwap, { ...named(params), ...body }),
  );
  route(api, endpoints.cancelSwap, (context, { params, body }) =>
    after(context, cancelSwap, { ...named(params), ...body }),
  );
  route(api, endpoints.approveSwap, (context, { params, body }) =>
    after(context, approveSwap, { ...named(params), ...body }),
  );
  route(api, endpoints.rejectSwap, (context, { params, body }) =>
    after(context, rejectSwap, { ...named(params), ...body }),
  );
};

interface Named {
  readonly project: string;
  readonly id: string;
}

const named = ({ project_id, swap_id }: { project_id: string; swap_id: string }): Named => ({
  project: project_id,
  id: swap_id,
});

const answer = async (context: Context, { project, id }: Named): Promise<Swap> =>
  presentSwap(context, await requireSwap(context, project, id));

/** What a request is once a command has been carried out. */
const after = async <Asked extends Named>(
  context: Context,
  command: (context: Context, asked: Asked) => Promise<void>,
  asked: Asked,
): Promise<Swap> => {
  await command(context, asked);
  return answer(context, asked);
};
