import { type Invitation, invitationPath, type MyInvitation } from '#contract/invitations/shapes.ts';
import type { Received } from './queries/mine.ts';
import type { InvitationRow } from './queries.ts';

/** An invitation as the team sees it; links begin with `publicUrl`. */
export const presentInvitation = (row: InvitationRow, publicUrl: string): Invitation => ({
  ...row,
  link: `${publicUrl}${invitationPath(row.id)}`,
});

/** An invitation as the invited person sees it. */
export const presentReceived = ({ row, host }: Received): MyInvitation => {
  const { id, role, project, message, status, invited_by, expires_at, email } = row;
  const organization = { id: host.id, name: host.name };
  return { id, role, project, message, status, invited_by, expires_at, email, organization };
};
