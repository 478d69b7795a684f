import { createFileRoute, redirect } from '@tanstack/react-router';
import { listMembers } from '#contract/members/endpoints.ts';
import { requireCall } from '../../../../../app/guards.ts';
import { openParts, partHref } from '../../../../../features/organizations/components/organization-tabs.ts';

export const Route = createFileRoute('/_app/manager/organizations/$orgId/')({
  loader: ({ context, params }) => {
    const [first] = openParts(context.person.permissions);
    if (first) throw redirect({ href: partHref(params.orgId, first.id), replace: true });
    requireCall(context.person, listMembers);
  },
});
