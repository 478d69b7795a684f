import { createFileRoute } from '@tanstack/react-router';
import { invite } from '#contract/invitations/endpoints.ts';
import { requireCall } from '../../../../../../app/guards.ts';
import { InviteScreen } from '../../../../../../features/invitations/screens/invite-screen.tsx';

export const Route = createFileRoute('/_app/manager/organizations/$orgId/team/invite')({
  loader: ({ context }) => requireCall(context.person, invite),
  staticData: { title: 'Invite people' },
  component: InviteScreen,
});
