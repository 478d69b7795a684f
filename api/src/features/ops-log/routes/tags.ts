import { listOpsLogTags } from '#contract/ops-log/endpoints.ts';
import type { Api } from '../../../platform/api.ts';
import { route } from '../../../platform/route.ts';
import { listTags } from '../queries/list-tags.ts';
import { enterToRead } from '../queries/room.ts';

/** Words that entries are found by. */
export const registerOpsLogTags = (api: Api): void =>
  route(api, listOpsLogTags, async (context, { params: { project_id } }) => {
    await enterToRead(context, project_id);
    return { data: await listTags(context, project_id) };
  });
