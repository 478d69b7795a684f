import { IconUserPlus } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useMemo, useState } from 'react';
import { invite } from '#contract/invitations/endpoints.ts';
import { listMembers } from '#contract/members/endpoints.ts';
import type { Member } from '#contract/members/shapes.ts';
import { useFormat } from '../../../platform/format/use-format.ts';
import { failedRead } from '../../../platform/list/failed-read.ts';
import { PAGE_SIZE } from '../../../platform/list/list-address.ts';
import { useExport } from '../../../platform/list/use-export.ts';
import { useListAddress } from '../../../platform/list/use-list-address.ts';
import { usePermissions } from '../../../platform/person.ts';
import { IconLink } from '../../../ui/action/icon-button.tsx';
import { toast } from '../../../ui/feedback/toast/toast.ts';
import { type FilterValues, filtersOn } from '../../../ui/list/filter-definition.ts';
import { ListArea } from '../../../ui/list/list-page.tsx';
import { ListActions, PhoneExport } from '../../../ui/list/parts/list-actions.tsx';
import { ListTable } from '../../../ui/list/parts/list-table.tsx';
import { viewTabs } from '../../../ui/list/parts/view-tabs.ts';
import { exportColumns, listColumns, OFF_AT_FIRST } from '../components/list-columns.tsx';
import { LIST_FILTERS } from '../components/list-filters.ts';
import { RoleDialog } from '../components/role-dialog.tsx';
import { TeamEmpty } from '../components/team-empty.tsx';
import { useRowActions } from '../components/use-row-actions.ts';
import {
  filtersOf,
  orderOf,
  queryOf,
  TEAM_FILTERS,
  TEAM_VIEWS,
  type TeamSearch,
  teamHref,
} from '../effects/list-address.ts';
import { t } from '../messages.ts';
import { memberList } from '../queries.ts';

const FILE = {
  endpoint: listMembers,
  name: 'team',
  failed: t('export_failed'),
  onDone: (count: number) => toast.show({ title: t('exported', { count }) }),
};

/** The people of an organization: views, filters, order and columns in the address. */
export function TeamScreen({ organization, search }: { organization: string; search: TeamSearch }) {
  const { view = 'all' } = search;
  const path = teamHref(organization);
  const format = useFormat();
  const mayInvite = usePermissions().may(invite);
  const columns = useMemo(
    () => listColumns(format, mayInvite && view === 'invited'),
    [format, mayInvite, view],
  );
  const habits = { filters: TEAM_FILTERS, sort: orderOf(view), pageSize: PAGE_SIZE, hide: OFF_AT_FIRST };
  const { list, table, clear, pager } = useListAddress<FilterValues>(search, habits);
  const { data, error, refetch } = useQuery(memberList(queryOf(search)));
  const exporting = useExport({
    ...FILE,
    query: filtersOf(search),
    columns: exportColumns(columns),
    hidden: table.hidden,
  });
  const [role, setRole] = useState<Member | null>(null);
  const actionsFor = useRowActions(setRole);
  const inviteHref = mayInvite ? `${path}/invite` : undefined;
  const verbs = inviteHref
    ? [{ label: t('invite'), href: inviteHref, icon: IconUserPlus, primary: true }]
    : [];
  const on = filtersOn(LIST_FILTERS, list.value).map(({ label }) => label);
  return (
    <ListArea
      {...list}
      views={viewTabs({ views: TEAM_VIEWS, current: view, path, label: (one) => t(`view_${one}`) })}
      actions={<ListActions {...exporting} verbs={verbs} />}
      phoneEnd={
        <>
          <PhoneExport {...exporting} />
          {inviteHref && (
            <IconLink icon={IconUserPlus} variant="primary" label={t('invite')} href={inviteHref} />
          )}
        </>
      }
      filters={LIST_FILTERS}
      columns={columns}
    >
      <ListTable
        {...table}
        label={t('team')}
        columns={columns}
        rows={data?.data}
        rowId={({ id }) => id}
        rowLabel={({ name }) => name}
        rowHref={({ id }) => `${path}/${id}`}
        rowActions={actionsFor}
        density="relaxed"
        error={data ? undefined : failedRead(error, t('load_failed'), refetch)}
        empty={<TeamEmpty view={view} path={path} inviteHref={inviteHref} filters={on} onClear={clear} />}
        footer={pager(data)}
      />
      {role && <RoleDialog member={role} onClose={() => setRole(null)} />}
    </ListArea>
  );
}
