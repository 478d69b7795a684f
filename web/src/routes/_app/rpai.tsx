import { createFileRoute, Outlet } from '@tanstack/react-router';
import { adminOnly, organizationNeeded } from '../../app/guards.ts';

export const Route = createFileRoute('/_app/rpai')({
  beforeLoad: (given) => {
    adminOnly(given);
    organizationNeeded(given);
  },
  component: Outlet,
});
