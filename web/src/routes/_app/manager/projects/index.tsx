import { createFileRoute } from '@tanstack/react-router';
import { organizationNeeded } from '../../../../app/guards.ts';

export const Route = createFileRoute('/_app/manager/projects/')({
  beforeLoad: organizationNeeded,
  staticData: { title: 'Projects' },
  component: () => <h1>Projects</h1>,
});
