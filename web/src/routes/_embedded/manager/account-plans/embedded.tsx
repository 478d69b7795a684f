import { createFileRoute } from '@tanstack/react-router';
import { atLeast, organizationNeeded } from '../../../../app/guards.ts';
import { waiting } from '../../../../app/waiting/waiting.ts';

export const Route = createFileRoute('/_embedded/manager/account-plans/embedded')({
  beforeLoad: (given) => {
    organizationNeeded(given);
    atLeast('manager')(given);
  },
  ...waiting('account-plans-board'),
});
