import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { grantRole } from '#contract/members/endpoints.ts';
import type { Member } from '#contract/members/shapes.ts';
import { failedRead } from '../../../../platform/list/failed-read.ts';
import type { useListAddress } from '../../../../platform/list/use-list-address.ts';
import { usePermissions } from '../../../../platform/person.ts';
import { type FilterValues, filtersOn } from '../../../../ui/list/filter-definition.ts';
import { ListTable } from '../../../../ui/list/parts/list-table.tsx';
import type { DataColumn } from '../../../../ui/table/model/data-column.ts';
import { queryOf, type TeamSearch } from '../../effects/list-address.ts';
import { t } from '../../messages.ts';
import { memberList } from '../../queries.ts';
import { RoleDialog } from '../grant/role-dialog.tsx';
import { useListFilters } from './list-filters.ts';
import { TeamEmpty } from './team-empty.tsx';
import { useRowActions } from './use-row-actions.ts';

type TeamTableProps = {
  search: TeamSearch;
  columns: readonly DataColumn<Member>[];
  state: ReturnType<typeof useListAddress<FilterValues>>;
  /** Address of the team. */
  path: string;
  /** Address of the page that invites; absent for those who may not. */
  inviteHref: string | undefined;
};

/** The people of one page, and what can be done with each. */
export function TeamTable({ search, columns, state, path, inviteHref }: TeamTableProps) {
  const { data, error, refetch } = useQuery(memberList(queryOf(search)));
  const mayGrant = usePermissions().may(grantRole);
  const [role, setRole] = useState<Member | null>(null);
  const actionsFor = useRowActions(setRole);
  const on = filtersOn(useListFilters(), state.list.value).map(({ label }) => label);
  const where = { view: search.view ?? 'all', path, inviteHref };
  return (
    <>
      <ListTable
        {...state.table}
        label={t('team')}
        columns={columns}
        rows={data?.data}
        rowId={({ id }) => id}
        rowLabel={({ name }) => name}
        rowHref={({ id }) => `${path}/${id}`}
        {...(mayGrant || inviteHref ? { rowActions: actionsFor } : {})}
        density="relaxed"
        error={data ? undefined : failedRead(error, t('load_failed'), refetch)}
        empty={<TeamEmpty {...where} filters={on} onClear={state.clear} />}
        footer={state.pager(data)}
      />
      {role && <RoleDialog member={role} onClose={() => setRole(null)} />}
    </>
  );
}
