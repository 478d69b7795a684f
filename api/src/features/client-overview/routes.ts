import { readClientAttention } from '#contract/clients/attention.ts';
import { readClientOverview } from '#contract/clients/overview.ts';
import { readClientWork } from '#contract/clients/work.ts';
import type { Api } from '../../platform/api.ts';
import { route } from '../../platform/route.ts';
import { composeAttention } from './queries/compose-attention.ts';
import { composeOverview } from './queries/compose-overview.ts';
import { readWorkByProject } from './queries/work-by-project.ts';

/** A client seen from all sides: what its projects come to, and what of them waits for somebody. */
export const registerClientOverview = (api: Api): void => {
  route(api, readClientOverview, (context, { params, query }) =>
    composeOverview(context, { client: params.client_id, below: query.below }),
  );
  route(api, readClientAttention, (context, { params, query }) =>
    composeAttention(context, { client: params.client_id, below: query.below }),
  );
  route(api, readClientWork, (context, { params, query }) =>
    readWorkByProject(context, { client: params.client_id, below: query.below }, query),
  );
};
