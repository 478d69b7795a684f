import { createFileRoute, redirect } from '@tanstack/react-router';
import { adminOnly } from '../../../app/guards.ts';
import { withInbox } from '../../../platform/notifications/inbox-address.ts';

export const Route = createFileRoute('/_app/admin/')({
  beforeLoad: (given) => {
    adminOnly(given);
    // Of the children the first that holds something.
    throw redirect({ href: withInbox('/admin/service-types', given.location.hash), replace: true });
  },
});
