import { createFileRoute } from '@tanstack/react-router';
import { importClients } from '#contract/client-imports/endpoints.ts';
import { organizationNeeded, requireCall } from '../../../../app/guards.ts';
import { clientImports } from '../../../../features/client-imports/queries.ts';
import { ClientImportScreen } from '../../../../features/client-imports/screens/client-import-screen.tsx';

export const Route = createFileRoute('/_app/manager/clients/import')({
  beforeLoad: organizationNeeded,
  loader: ({ context: { client, person } }) => {
    requireCall(person, importClients);
    void client.prefetchQuery(clientImports());
  },
  staticData: { title: 'Import clients' },
  component: ClientImportScreen,
});
