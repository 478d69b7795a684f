import { createFileRoute, useRouter } from '@tanstack/react-router';
import { atLeast, organizationNeeded } from '../../../../app/guards.ts';
import { importSearch } from '../../../../features/imports/effects/import-address.ts';
import { ImportScreen } from '../../../../features/imports/screens/import-screen.tsx';

const managers = atLeast('manager');

export const Route = createFileRoute('/_app/manager/projects/import')({
  beforeLoad: (given) => {
    organizationNeeded(given);
    managers(given);
  },
  validateSearch: importSearch,
  staticData: { title: 'Import time' },
  component: ImportRoute,
});

function ImportRoute() {
  const { history } = useRouter();
  const navigate = Route.useNavigate();
  return (
    <ImportScreen
      search={Route.useSearch()}
      onGo={(href) => history.push(href)}
      onSearch={(search) => void navigate({ search })}
    />
  );
}
