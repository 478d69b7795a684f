import { createFileRoute } from '@tanstack/react-router';
import { organizationNeeded } from '../../app/guards.ts';

export const Route = createFileRoute('/_app/daily-activity')({
  beforeLoad: organizationNeeded,
  staticData: { title: 'Daily activity' },
  component: () => <h1>Daily activity</h1>,
});
