import { createFileRoute, Outlet } from '@tanstack/react-router';
import { readPolicy } from '#contract/policy/endpoints.ts';
import { requireCall } from '../../../app/guards.ts';

export const Route = createFileRoute('/_app/admin/policy')({
  loader: ({ context }) => requireCall(context.person, readPolicy),
  component: Outlet,
});
