import { verifyOpsLog } from '#contract/ops-log/endpoints.ts';
import type { Api } from '../../../platform/api.ts';
import { oneAtATime } from '../../../platform/one-at-a-time.ts';
import { route } from '../../../platform/route.ts';
import { enterToRead } from '../queries/room.ts';
import { verifyLog } from '../queries/verify-log.ts';

/** Whether the chain of a project holds, and whether a hash that somebody kept is one of it. */
export const registerOpsLogVerification = (api: Api): void => {
  const alone = oneAtATime();
  route(api, verifyOpsLog, async (context, { params: { project_id: project }, query: { kept } }) => {
    await enterToRead(context, project);
    const { db, organization } = context;
    return alone(project, () => verifyLog(db, { organization, project }, kept));
  });
};
