import * as endpoints from '#contract/users/invitation-endpoints.ts';
import type { Api } from '../../../platform/api.ts';
import { route } from '../../../platform/route.ts';
import { acceptInvitation } from '../commands/accept-invitation.ts';
import { declineInvitation } from '../commands/decline-invitation.ts';
import { presentReceived } from '../presenter.ts';
import { listReceived, requireReceived } from '../queries/mine.ts';

/** The invitations that somebody has received, and their answers. */
export const registerReceived = (api: Api): void => {
  route(api, endpoints.listMyInvitations, async (context) => ({
    data: (await listReceived(context)).map(presentReceived),
  }));
  route(api, endpoints.readMyInvitation, async (context, { params }) =>
    presentReceived(await requireReceived(context, params.invitation_id)),
  );
  route(api, endpoints.acceptInvitation, async (context, { params }) => ({
    organization: await acceptInvitation(context, params.invitation_id),
  }));
  route(api, endpoints.declineInvitation, async (context, { params }) => {
    await declineInvitation(context, params.invitation_id);
    return undefined;
  });
};
