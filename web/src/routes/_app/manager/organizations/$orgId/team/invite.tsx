import { createFileRoute } from '@tanstack/react-router';
import { invite } from '#contract/invitations/endpoints.ts';
import { requireCall } from '../../../../../../app/guards.ts';
import { InviteScreen } from '../../../../../../features/invitations/screens/invite-screen.tsx';
import { searchParameters, text } from '../../../../../../platform/search.ts';

const search = searchParameters({ email: text, name: text });

export const Route = createFileRoute('/_app/manager/organizations/$orgId/team/invite')({
  validateSearch: search,
  loader: ({ context }) => requireCall(context.person, invite),
  component: Invite,
});

function Invite() {
  const { email, name = '' } = Route.useSearch();
  return <InviteScreen key={email} {...(email ? { asked: { email, name } } : {})} />;
}
