import { notFound } from '#contract/errors.ts';
import * as endpoints from '#contract/users/session-endpoints.ts';
import type { Api } from '../../../platform/api.ts';
import { route } from '../../../platform/route.ts';
import { endOtherSessions } from '../commands/end-other-sessions.ts';
import { endSession } from '../commands/end-session.ts';
import { listSessions } from '../queries/sessions.ts';

/** Where the person is signed in. With a provider of somebody else's, that one knows and we don't. */
export const registerSessions = (api: Api): void => {
  const kept_here = api.embeddedIdentity;
  route(api, endpoints.listMySessions, async (context) => ({
    kept_here,
    data: kept_here ? await listSessions(context) : [],
  }));
  route(api, endpoints.endMySession, async (context, { params }) => {
    if (!kept_here) throw notFound('sign-in');
    await endSession(context, params.session_id);
    return undefined;
  });
  route(api, endpoints.endMyOtherSessions, async (context) => ({
    ended: kept_here ? await endOtherSessions(context) : 0,
  }));
};
