import { createFileRoute } from '@tanstack/react-router';
import { opsLogSearch } from '../../../../../features/ops-log/effects/ops-log-address.ts';
import { OpsLogScreen } from '../../../../../features/ops-log/screens/ops-log-screen.tsx';

const search = opsLogSearch;

export const Route = createFileRoute('/_app/manager/projects/$projectId/ops-log')({
  validateSearch: search,
  staticData: { title: 'Ops-log' },
  component: OpsLog,
});

function OpsLog() {
  return <OpsLogScreen project_id={Route.useParams().projectId} search={Route.useSearch()} />;
}
