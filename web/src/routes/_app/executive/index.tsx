import { createFileRoute } from '@tanstack/react-router';
import { executiveSearch, questionOf } from '../../../features/executive/effects/address.ts';
import { executiveFigures } from '../../../features/executive/queries.ts';
import { ExecutiveScreen } from '../../../features/executive/screens/executive-screen.tsx';

const search = executiveSearch;

export const Route = createFileRoute('/_app/executive/')({
  validateSearch: search,
  loaderDeps: ({ search }) => search,
  loader: ({ context: { client }, deps }) => void client.prefetchQuery(executiveFigures(questionOf(deps))),
  staticData: { title: 'Executive' },
  component: Executive,
});

function Executive() {
  return <ExecutiveScreen search={Route.useSearch()} />;
}
