import { initialsOf } from '#contract/choices/initials.ts';
import { notFound } from '#contract/errors.ts';
import { listOpsLogMentionable } from '#contract/ops-log/mention-endpoints.ts';
import type { Api } from '../../../platform/api.ts';
import { route } from '../../../platform/route.ts';
import { listMentionable } from '../queries/mentionable.ts';
import { seesLog } from '../queries/room.ts';

/** Whom an entry may name. */
export const registerOpsLogMentionable = (api: Api): void =>
  route(api, listOpsLogMentionable, async (context, { params: { project_id }, query }) => {
    if (!(await seesLog(context, project_id))) throw notFound('project');
    const people = await listMentionable(context, project_id, query);
    return {
      data: people.map(({ id, name, position }) => ({ id, name, position, initials: initialsOf(name) })),
    };
  });
