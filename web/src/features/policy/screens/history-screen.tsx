import { IconRestore } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useRouter } from '@tanstack/react-router';
import { useState } from 'react';
import { restorePolicyRevision } from '#contract/policy/endpoints.ts';
import type { PolicyRevision } from '#contract/policy/shapes.ts';
import { useFormat } from '../../../platform/format/use-format.ts';
import { failedRead } from '../../../platform/list/failed-read.ts';
import { PAGE_SIZE, pageIn } from '../../../platform/list/list-address.ts';
import { useListAddress } from '../../../platform/list/use-list-address.ts';
import { usePermissions } from '../../../platform/person.ts';
import { stringifySearch } from '../../../platform/search.ts';
import { ListArea } from '../../../ui/list/list-page.tsx';
import { ListTable } from '../../../ui/list/parts/list-table.tsx';
import { Empty } from '../../../ui/state/empty.tsx';
import { t } from '../components/history/messages.ts';
import { RestoreDialog } from '../components/history/restore-dialog.tsx';
import { revisionColumns } from '../components/history/revision-columns.tsx';
import { RevisionDialog } from '../components/history/revision-dialog.tsx';
import { PolicyPage } from '../components/policy-page.tsx';
import { type HistorySearch, policyHref } from '../effects/policy-address.ts';
import { t as words } from '../messages.ts';
import { policy, policyRevisions } from '../queries.ts';

type Revision = Pick<PolicyRevision, 'id' | 'version'>;

const HABITS = { filters: [], sort: '-version', pageSize: PAGE_SIZE };

/** Every policy that was published, newest first; one is opened in a box, and can be restored. */
export function HistoryScreen({ search }: { search: HistorySearch }) {
  const { history } = useRouter();
  const format = useFormat();
  const { pager } = useListAddress(search, HABITS);
  const inForce = useQuery(policy()).data;
  const { data, error, refetch } = useQuery(policyRevisions(pageIn(search)));
  const [restoring, setRestoring] = useState<Revision | null>(null);
  const { may } = usePermissions();
  const hrefOf = (open?: string) => `${policyHref('history')}${stringifySearch({ ...search, open })}`;
  const close = () => history.replace(hrefOf());
  const isRestorable = (id: string) =>
    inForce !== undefined && id !== inForce.id && may(restorePolicyRevision, { revision_id: id });
  const restore = ({ id, version }: Revision) => {
    setRestoring({ id, version });
    if (search.open) close();
  };
  return (
    <PolicyPage tab="history" flush filled>
      <ListArea>
        <ListTable
          label={t('history')}
          columns={revisionColumns(format, inForce?.version)}
          rows={data?.data}
          rowId={({ id }) => id}
          rowLabel={({ version }) => words('version', { version })}
          rowHref={({ id }) => hrefOf(id)}
          rowActions={(revision) =>
            isRestorable(revision.id)
              ? [{ id: 'restore', label: t('restore'), icon: IconRestore, onSelect: () => restore(revision) }]
              : []
          }
          error={data ? undefined : failedRead(error, t('load_failed'), refetch)}
          empty={<Empty title={t('none')} />}
          footer={pager(data)}
        />
      </ListArea>
      {search.open && (
        <RevisionDialog
          id={search.open}
          onRestore={isRestorable(search.open) ? restore : undefined}
          onClose={close}
        />
      )}
      {restoring && inForce && (
        <RestoreDialog revision={restoring} inForce={inForce} onClose={() => setRestoring(null)} />
      )}
    </PolicyPage>
  );
}
