import { createFileRoute, redirect } from '@tanstack/react-router';
import { adminOnly } from '../../../app/guards.ts';

export const Route = createFileRoute('/_app/admin/')({
  beforeLoad: (given) => {
    adminOnly(given);
    // Of the children the first that holds something.
    throw redirect({ to: '/admin/service-types', replace: true });
  },
});
