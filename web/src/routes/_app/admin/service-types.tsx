import { createFileRoute, redirect } from '@tanstack/react-router';
import { withInbox } from '../../../platform/notifications/inbox-address.ts';

export const Route = createFileRoute('/_app/admin/service-types')({
  beforeLoad: ({ location }) => {
    throw redirect({ href: withInbox('/manager/service-types', location.hash), replace: true });
  },
});
