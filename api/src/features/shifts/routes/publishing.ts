import * as endpoints from '#contract/shifts/publishing-endpoints.ts';
import type { Api } from '../../../platform/api.ts';
import { route } from '../../../platform/route.ts';
import { publishRoster } from '../commands/publish-roster.ts';
import { presentChange } from '../presenters/change.ts';
import { readPreview } from '../queries/preview.ts';
import { listPublications, requirePublication } from '../queries/publications.ts';
import { requireSeenProject } from '../queries/seen-project.ts';

/** What publishing a roster would tell, its telling, and who has read it. */
export const registerPublishing = (api: Api): void => {
  route(api, endpoints.previewPublication, async (context, { params: { project_id }, query }) => {
    await requireSeenProject(context, project_id);
    const { changes, ...preview } = await readPreview(context, project_id, query);
    return { ...preview, changes: changes.map(presentChange) };
  });
  route(api, endpoints.publishRoster, async (context, { params: { project_id }, body }) => {
    await requireSeenProject(context, project_id);
    return requirePublication(context, await publishRoster(context, project_id, body));
  });
  route(api, endpoints.listPublications, async (context, { params: { project_id } }) => {
    await requireSeenProject(context, project_id);
    return { data: await listPublications(context, project_id) };
  });
};
