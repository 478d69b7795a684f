import { createFileRoute } from '@tanstack/react-router';
import { organizationNeeded } from '../../app/guards.ts';
import { waiting } from '../../app/waiting/waiting.ts';

export const Route = createFileRoute('/_app/dashboard')({
  beforeLoad: organizationNeeded,
  ...waiting('dashboard'),
});
