import { IconUpload, IconUserPlus, IconUserSquare } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { invite } from '#contract/invitations/endpoints.ts';
import { importMembers } from '#contract/member-imports/endpoints.ts';
import { createMember } from '#contract/members/endpoints.ts';
import { useFormat } from '../../../platform/format/use-format.ts';
import { PAGE_SIZE } from '../../../platform/list/list-address.ts';
import { useListAddress } from '../../../platform/list/use-list-address.ts';
import { usePermissions } from '../../../platform/person.ts';
import { IconButton, IconLink } from '../../../ui/action/icon-button.tsx';
import { Menu } from '../../../ui/action/menu.tsx';
import type { FilterValues } from '../../../ui/list/filter-definition.ts';
import { ListArea } from '../../../ui/list/list-page.tsx';
import { ListActions, type ListVerb, PhoneExport } from '../../../ui/list/parts/list-actions.tsx';
import { viewTabs } from '../../../ui/list/parts/view-tabs.ts';
import { unanswered } from '../../invitations/queries.ts';
import { f } from '../components/form/messages.ts';
import type { Invitations } from '../components/team/invited-columns.tsx';
import { listColumns, OFF_AT_FIRST } from '../components/team/list-columns.tsx';
import { useListFilters } from '../components/team/list-filters.ts';
import { TeamTable } from '../components/team/team-table.tsx';
import {
  filtersOf,
  orderOf,
  TEAM_FILTERS,
  TEAM_VIEWS,
  type TeamSearch,
  teamHref,
} from '../effects/list-address.ts';
import { useTeamExport } from '../effects/use-team-export.ts';
import { t } from '../messages.ts';

const HABITS = { filters: TEAM_FILTERS, pageSize: PAGE_SIZE, hide: OFF_AT_FIRST };

/** The people of an organization: views, filters, order and columns in the address. */
export function TeamScreen({ organization, search }: { organization: string; search: TeamSearch }) {
  const { view = 'all' } = search;
  const path = teamHref(organization);
  const format = useFormat();
  const permissions = usePermissions();
  const inviteHref = permissions.may(invite) ? `${path}/invite` : undefined;
  const invited = useInvited(view === 'invited');
  const filters = useListFilters();
  const columns = useMemo(() => listColumns(format, invited), [format, invited]);
  const state = useListAddress<FilterValues>(search, { ...HABITS, sort: orderOf(view) });
  const exporting = useTeamExport(filtersOf(search));
  const verbs = [
    ...(permissions.may(importMembers)
      ? [{ label: t('import'), href: `${path}/import`, icon: IconUpload }]
      : []),
    ...(permissions.may(createMember)
      ? [{ label: f('new_short'), href: `${path}/new`, icon: IconUserSquare }]
      : []),
    ...(inviteHref ? [{ label: t('invite'), href: inviteHref, icon: IconUserPlus, primary: true }] : []),
  ];
  return (
    <ListArea
      {...state.list}
      views={viewTabs({ views: TEAM_VIEWS, current: view, path, label: (one) => t(`view_${one}`) })}
      actions={<ListActions {...exporting} verbs={verbs} />}
      phoneEnd={
        <>
          <PhoneExport {...exporting} />
          <PhoneVerbs verbs={verbs} />
        </>
      }
      filters={filters}
      columns={columns}
    >
      <TeamTable search={search} columns={columns} state={state} path={path} inviteHref={inviteHref} />
    </ListArea>
  );
}

/** The ways onto the team behind one icon: beside the others of the bar there is no room for two. */
function PhoneVerbs({ verbs }: { verbs: readonly ListVerb[] }) {
  const [verb, ...more] = verbs;
  if (!verb) return null;
  if (more.length === 0) return <IconLink {...verb} variant="primary" />;
  const trigger = <IconButton icon={IconUserPlus} label={f('new_or_invited')} variant="primary" />;
  return <Menu trigger={trigger} entries={verbs.map((one) => ({ id: one.href, ...one }))} />;
}

/** The unanswered invitations by their id, where they are wanted. */
function useInvited(wanted: boolean): Invitations | undefined {
  const { data } = useQuery({ ...unanswered(), enabled: wanted });
  return useMemo(
    () => (wanted ? new Map(data?.data.map((invitation) => [invitation.id, invitation])) : undefined),
    [data, wanted],
  );
}
