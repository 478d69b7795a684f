import * as endpoints from '#contract/organizations/endpoints.ts';
import type { Api } from '../../../platform/api.ts';
import { route } from '../../../platform/route.ts';
import { updateSettings } from '../commands/update-settings.ts';
import { previewSettings } from '../queries/preview.ts';
import { listRevisions } from '../queries/revisions.ts';
import { readSettings } from '../queries/settings.ts';

/** What an organization decides of itself. */
export const registerSettings = (api: Api): void => {
  route(api, endpoints.readSettings, (context) => readSettings(context));
  route(api, endpoints.updateSettings, async (context, { body }) => {
    await updateSettings(context, body);
    return readSettings(context);
  });
  route(api, endpoints.previewSettings, (context, { body }) => previewSettings(context, body));
  route(api, endpoints.listSettingRevisions, (context, { query }) => listRevisions(context, query));
};
