import { createFileRoute } from '@tanstack/react-router';
import { createMember } from '#contract/members/endpoints.ts';
import { requireCall } from '../../../../../../app/guards.ts';
import { NewPersonScreen } from '../../../../../../features/members/screens/new-person-screen.tsx';

export const Route = createFileRoute('/_app/manager/organizations/$orgId/team/new')({
  loader: ({ context }) => requireCall(context.person, createMember),
  component: NewPersonScreen,
});
