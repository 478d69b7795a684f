import { useQuery } from '@tanstack/react-query';
import { useRouter } from '@tanstack/react-router';
import { useMemo, useState } from 'react';
import { startOfWeek } from '#contract/activity/rules.ts';
import type { TeamWeekRow } from '#contract/activity/team-endpoints.ts';
import { useFormat } from '../../../platform/format/use-format.ts';
import { failedRead } from '../../../platform/list/failed-read.ts';
import { PAGE_SIZE } from '../../../platform/list/list-address.ts';
import { useListAddress } from '../../../platform/list/use-list-address.ts';
import { stringifySearch } from '../../../platform/search.ts';
import { type FilterDefinition, type FilterValues, filtersOn } from '../../../ui/list/filter-definition.ts';
import { ListArea } from '../../../ui/list/list-page.tsx';
import { ListEmpty } from '../../../ui/list/parts/list-empty.tsx';
import { ListTable } from '../../../ui/list/parts/list-table.tsx';
import { viewTabs } from '../../../ui/list/parts/view-tabs.ts';
import { Empty } from '../../../ui/state/empty.tsx';
import { PersonWeekDialog } from '../components/person-week-dialog.tsx';
import { teamColumns } from '../components/team-columns.tsx';
import { PhoneWeekMoves, WeekMoves } from '../components/week-moves.tsx';
import { type TeamSearch, teamQuery } from '../effects/team-address.ts';
import { t } from '../messages.ts';
import { teamWeek } from '../queries.ts';

const HABITS = { filters: ['q'], sort: 'name', pageSize: PAGE_SIZE };
const FILTERS: readonly FilterDefinition[] = [
  { id: 'q', kind: 'text', label: t('search'), placeholder: t('search_hint'), pinned: true },
];

type TeamWeekScreenProps = { organization: string; search: TeamSearch };

/** Who of the team logged what in a week, and who is missing. */
export function TeamWeekScreen({ organization, search }: TeamWeekScreenProps) {
  const format = useFormat();
  const { list, clear, pager } = useListAddress<FilterValues>(search, HABITS);
  const { data, error, refetch } = useQuery(teamWeek(teamQuery(search)));
  const columns = useMemo(() => teamColumns(format, data?.days ?? [], data?.today ?? ''), [format, data]);
  const [opened, setOpened] = useState<TeamWeekRow | null>(null);
  const path = `/manager/organizations/${organization}/time`;
  const moves = useMoves(path, search, data?.from);
  const on = filtersOn(FILTERS, list.value).map(({ label }) => label);
  return (
    <>
      <ListArea
        views={viewsOf(path, search)}
        actions={<WeekMoves {...moves} />}
        phoneEnd={<PhoneWeekMoves {...moves} />}
        filters={FILTERS}
        columns={columns}
        {...list}
      >
        <ListTable
          label={t('team_week')}
          columns={columns}
          hidden={list.hidden}
          rows={data?.data}
          rowId={({ member }) => member.id}
          rowLabel={({ member }) => member.name}
          onOpen={setOpened}
          error={data ? undefined : failedRead(error, t('team_failed'), refetch)}
          empty={
            <ListEmpty filters={on} onClear={clear} nothingFound={t('nobody_found')}>
              <Empty title={search.view ? t('nobody_missing') : t('nobody')} />
            </ListEmpty>
          }
          footer={pager(data)}
        />
      </ListArea>
      {opened && data && (
        <PersonWeekDialog
          member={opened.member}
          from={data.from}
          to={data.to}
          onClose={() => setOpened(null)}
        />
      )}
    </>
  );
}

/** Another week keeps the view and the search, and begins at its first page. */
function useMoves(path: string, { view, q, date }: TeamSearch, shown: string | undefined) {
  const router = useRouter();
  const { today, weekStart } = useFormat();
  return {
    from: shown ?? startOfWeek(date ?? today(), weekStart),
    onDate: (to: string | undefined) =>
      router.history.push(`${path}${stringifySearch({ view, q, date: to })}`),
  };
}

const viewsOf = (path: string, { view, date }: TeamSearch) =>
  viewTabs({
    views: ['everybody', 'missing'] as const,
    current: view ?? 'everybody',
    path,
    label: (one) => (one === 'missing' ? t('who_is_missing') : t('everybody')),
  }).map((tab) =>
    date ? { ...tab, href: `${tab.href}${tab.href.includes('?') ? '&' : '?'}date=${date}` } : tab,
  );
