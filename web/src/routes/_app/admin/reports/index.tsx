import { createFileRoute, redirect } from '@tanstack/react-router';
import { withInbox } from '../../../../platform/notifications/inbox-address.ts';

export const Route = createFileRoute('/_app/admin/reports/')({
  beforeLoad: ({ location }) => {
    throw redirect({ href: withInbox('/admin/reports/errors', location.hash), replace: true });
  },
});
