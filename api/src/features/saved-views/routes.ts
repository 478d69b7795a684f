import * as endpoints from '#contract/saved-views/endpoints.ts';
import type { Api } from '../../platform/api.ts';
import { route } from '../../platform/route.ts';
import { arrangeViews } from './commands/arrange-views.ts';
import { createView } from './commands/create-view.ts';
import { deleteView } from './commands/delete-view.ts';
import { updateView } from './commands/update-view.ts';
import { listViews, requireView } from './queries/read-views.ts';

/** Saved views of lists: one's own and the organization's. */
export const registerSavedViews = (api: Api): void => {
  route(api, endpoints.listSavedViews, (context, { params }) => listViews(context, params.list));
  route(api, endpoints.createSavedView, async (context, { params: { list }, body }) =>
    requireView(context, list, await createView(context, list, body)),
  );
  route(api, endpoints.updateSavedView, async (context, { params: { list, view_id }, body }) => {
    await updateView(context, list, view_id, body);
    return requireView(context, list, view_id);
  });
  route(api, endpoints.deleteSavedView, async (context, { params: { list, view_id } }) => {
    await deleteView(context, list, view_id);
    return undefined;
  });
  route(api, endpoints.arrangeSavedViews, async (context, { params, body }) => {
    await arrangeViews(context, params.list, body);
    return undefined;
  });
};
