import { createFileRoute } from '@tanstack/react-router';
import { atLeast } from '../../../../../../app/guards.ts';
import { waiting } from '../../../../../../app/waiting/waiting.ts';

export const Route = createFileRoute('/_app/manager/organizations/$orgId/_tabs/settings')({
  beforeLoad: atLeast('director'),
  ...waiting('organization-settings'),
});
