import { createFileRoute } from '@tanstack/react-router';
import { readMember } from '#contract/members/endpoints.ts';
import { requireCall } from '../../../../../../app/guards.ts';
import { MemberPage } from '../../../../../../app/member-page.tsx';
import { member } from '../../../../../../features/members/queries.ts';

export const Route = createFileRoute('/_app/manager/organizations/$orgId/team/$memberId')({
  loader: ({ context: { client, person }, params }) => {
    requireCall(person, readMember);
    void client.prefetchQuery(member(params.memberId));
  },
  component: Member,
});

function Member() {
  const { memberId } = Route.useParams();
  return <MemberPage key={memberId} id={memberId} />;
}
