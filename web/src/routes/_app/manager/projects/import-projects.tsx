import { createFileRoute } from '@tanstack/react-router';
import { importProjects } from '#contract/project-imports/endpoints.ts';
import { organizationNeeded, requireCall } from '../../../../app/guards.ts';
import { projectImports } from '../../../../features/project-imports/queries.ts';
import { ProjectImportScreen } from '../../../../features/project-imports/screens/project-import-screen.tsx';

export const Route = createFileRoute('/_app/manager/projects/import-projects')({
  beforeLoad: organizationNeeded,
  loader: ({ context: { client, person } }) => {
    requireCall(person, importProjects);
    void client.prefetchQuery(projectImports());
  },
  staticData: { title: 'Import projects' },
  component: ProjectImportScreen,
});
