import { draftHandover } from '#contract/ops-log/handover-draft.ts';
import type { Api } from '../../../platform/api.ts';
import { route } from '../../../platform/route.ts';
import { readHandoverDraft } from '../queries/handover-draft.ts';
import { enterToRead } from '../queries/room.ts';

/** What whoever hands over starts from. */
export const registerHandovers = (api: Api): void => {
  route(api, draftHandover, async (context, { params: { project_id } }) => {
    await enterToRead(context, project_id);
    return readHandoverDraft(context, project_id);
  });
};
