import { createFileRoute } from '@tanstack/react-router';
import { createExport } from '#contract/time-exports/endpoints.ts';
import { EXPORT_PURPOSES } from '#contract/time-exports/shapes.ts';
import { requireCall } from '../../../../../../app/guards.ts';
import { NewExportScreen } from '../../../../../../features/time-exports/screens/new-export-screen.tsx';
import { oneOf, searchParameters } from '../../../../../../platform/search.ts';

export const Route = createFileRoute('/_app/manager/organizations/$orgId/exports/new')({
  validateSearch: searchParameters({ purpose: oneOf(EXPORT_PURPOSES) }),
  loader: ({ context }) => requireCall(context.person, createExport),
  staticData: { title: 'New export' },
  component: NewExport,
});

function NewExport() {
  const { purpose } = Route.useSearch();
  return <NewExportScreen key={purpose} purpose={purpose} />;
}
