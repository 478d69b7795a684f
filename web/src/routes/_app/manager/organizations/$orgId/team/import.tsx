import { createFileRoute } from '@tanstack/react-router';
import { importMembers } from '#contract/member-imports/endpoints.ts';
import { requireCall } from '../../../../../../app/guards.ts';
import { memberImports } from '../../../../../../features/member-imports/queries.ts';
import { MemberImportScreen } from '../../../../../../features/member-imports/screens/member-import-screen.tsx';

export const Route = createFileRoute('/_app/manager/organizations/$orgId/team/import')({
  loader: ({ context: { client, person } }) => {
    requireCall(person, importMembers);
    void client.prefetchQuery(memberImports());
  },
  component: MemberImportScreen,
});
