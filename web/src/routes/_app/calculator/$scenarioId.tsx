import { createFileRoute } from '@tanstack/react-router';
import { adminOnly, organizationNeeded } from '../../../app/guards.ts';
import { scenario } from '../../../features/calculator/queries.ts';
import { ScenarioScreen } from '../../../features/calculator/screens/scenario-screen.tsx';

export const Route = createFileRoute('/_app/calculator/$scenarioId')({
  beforeLoad: (given) => {
    adminOnly(given);
    organizationNeeded(given);
  },
  loader: ({ context, params }) =>
    context.client.fetchQuery({ ...scenario(params.scenarioId), staleTime: 0 }),
  component: Detail,
});

function Detail() {
  const { scenarioId } = Route.useParams();
  return <ScenarioScreen key={scenarioId} id={scenarioId} />;
}
