import { createFileRoute, redirect } from '@tanstack/react-router';
import { listMembers } from '#contract/members/endpoints.ts';
import { requireCall } from '../../../../../app/guards.ts';
import { openParts, partHref } from '../../../../../features/organizations/components/organization-tabs.ts';
import { withInbox } from '../../../../../platform/notifications/inbox-address.ts';

export const Route = createFileRoute('/_app/manager/organizations/$orgId/')({
  loader: ({ context, params, location }) => {
    const [first] = openParts(context.person.permissions);
    if (first)
      throw redirect({ href: withInbox(partHref(params.orgId, first.id), location.hash), replace: true });
    requireCall(context.person, listMembers);
  },
});
