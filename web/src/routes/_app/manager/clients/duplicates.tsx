import { createFileRoute } from '@tanstack/react-router';
import { adminOnly, organizationNeeded } from '../../../../app/guards.ts';
import { DuplicatesScreen } from '../../../../features/client-merging/screens/duplicates-screen.tsx';
import { flag, searchParameters } from '../../../../platform/search.ts';

const search = searchParameters({ dismissed: flag });

export const Route = createFileRoute('/_app/manager/clients/duplicates')({
  validateSearch: search,
  beforeLoad: (given) => {
    adminOnly(given);
    organizationNeeded(given);
  },
  component: Duplicates,
});

function Duplicates() {
  return <DuplicatesScreen isDismissed={Route.useSearch().dismissed ?? false} />;
}
