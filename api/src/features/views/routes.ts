import * as endpoints from '#contract/views/endpoints.ts';
import type { Api } from '../../platform/api.ts';
import { route } from '../../platform/route.ts';
import { endView } from './commands/end-view.ts';
import { startView } from './commands/start-view.ts';
import { readView } from './queries.ts';

/** Looking at the organization as another role or person; reading through a view is the platform's. */
export const registerViews = (api: Api): void => {
  route(api, endpoints.startView, async (context, { body }) =>
    readView(context, await startView(context, body)),
  );
  route(api, endpoints.endView, async (context, { params }) => {
    await endView(context, params.view_id);
    return undefined;
  });
};
