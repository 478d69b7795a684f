import { createFileRoute, redirect } from '@tanstack/react-router';

export const Route = createFileRoute('/_app/admin/service-types')({
  beforeLoad: () => {
    throw redirect({ to: '/manager/service-types', replace: true });
  },
});
