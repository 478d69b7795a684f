import { createFileRoute } from '@tanstack/react-router';
import { RootAuditCard } from '../../../../features/audit/components/root-audit-card.tsx';
import { rootAudit } from '../../../../features/audit/queries.ts';
import { rootGrants } from '../../../../features/policy/queries.ts';
import { AdministratorsScreen } from '../../../../features/policy/screens/administrators-screen.tsx';

export const Route = createFileRoute('/_app/admin/policy/administrators')({
  loader: ({ context: { client } }) => {
    void client.prefetchQuery(rootGrants());
    void client.prefetchInfiniteQuery(rootAudit());
  },
  staticData: { title: 'Administrators' },
  component: Administrators,
});

function Administrators() {
  return (
    <AdministratorsScreen>
      <RootAuditCard />
    </AdministratorsScreen>
  );
}
