import { createFileRoute } from '@tanstack/react-router';
import { atLeast, organizationNeeded } from '../../../../app/guards.ts';
import { waiting } from '../../../../app/waiting/waiting.ts';

export const Route = createFileRoute('/_embedded/manager/dealsheets/embedded')({
  beforeLoad: (given) => {
    organizationNeeded(given);
    atLeast('director')(given);
  },
  ...waiting('dealsheets-board'),
});
