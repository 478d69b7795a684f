import * as endpoints from '#contract/invitations/endpoints.ts';
import type { Api } from '../../platform/api.ts';
import { route } from '../../platform/route.ts';
import { invitePeople } from './commands/invite-people.ts';
import { resendInvitation } from './commands/resend-invitation.ts';
import { withdrawInvitation } from './commands/withdraw-invitation.ts';
import { presentInvitation } from './presenter.ts';
import { type InvitationRow, listInvitations, listInvitationsOf, requireInvitation } from './queries.ts';
import { registerReceived } from './routes/received.ts';

/** Asking people onto the team by e-mail, and their answers. */
export const registerInvitations = (api: Api): void => {
  const present = (row: InvitationRow) => presentInvitation(row, api.publicUrl);
  route(api, endpoints.listInvitations, async (context, { query }) => {
    const page = await listInvitations(context, query);
    return { ...page, data: page.data.map(present) };
  });
  route(api, endpoints.invite, async (context, { body }) => {
    const ids = await invitePeople(context, body);
    return { data: (await listInvitationsOf(context, ids)).map(present) };
  });
  route(api, endpoints.resendInvitation, async (context, { params }) => {
    await resendInvitation(context, params.invitation_id);
    return present(await requireInvitation(context, params.invitation_id));
  });
  route(api, endpoints.withdrawInvitation, async (context, { params }) => {
    await withdrawInvitation(context, params.invitation_id);
    return undefined;
  });
  registerReceived(api);
};
