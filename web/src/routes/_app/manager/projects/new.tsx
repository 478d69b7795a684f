import { createFileRoute } from '@tanstack/react-router';
import { atLeast, organizationNeeded } from '../../../../app/guards.ts';
import { newProjectSearch } from '../../../../features/projects/effects/new-address.ts';
import { NewProjectScreen } from '../../../../features/projects/screens/new-project-screen.tsx';

export const Route = createFileRoute('/_app/manager/projects/new')({
  beforeLoad: (given) => {
    organizationNeeded(given);
    atLeast('manager')(given);
  },
  staticData: { title: 'New project' },
  validateSearch: newProjectSearch,
  component: Page,
});

function Page() {
  return <NewProjectScreen search={Route.useSearch()} />;
}
