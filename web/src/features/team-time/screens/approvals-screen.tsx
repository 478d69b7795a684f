import { useQuery } from '@tanstack/react-query';
import { useMemo, useState } from 'react';
import type { WaitingWeek } from '#contract/activity/approval-shapes.ts';
import { useFormat } from '../../../platform/format/use-format.ts';
import { failedRead } from '../../../platform/list/failed-read.ts';
import { PAGE_SIZE } from '../../../platform/list/list-address.ts';
import { useListAddress } from '../../../platform/list/use-list-address.ts';
import { usePermissions } from '../../../platform/person.ts';
import { type FilterValues, filtersOn } from '../../../ui/list/filter-definition.ts';
import { ListArea } from '../../../ui/list/list-page.tsx';
import { ListEmpty } from '../../../ui/list/parts/list-empty.tsx';
import { ListTable } from '../../../ui/list/parts/list-table.tsx';
import { viewTabs } from '../../../ui/list/parts/view-tabs.ts';
import { Empty } from '../../../ui/state/empty.tsx';
import { BulkBar } from '../../../ui/table/bulk-bar.tsx';
import { useApprovalFilters } from '../components/approval-filters.ts';
import { useWeekVerbs } from '../components/use-week-verbs.tsx';
import { weekColumns, weekId, weekWords } from '../components/week-columns.tsx';
import { type ApprovalsSearch, queryOf, scopeOf } from '../effects/approvals-address.ts';
import { t } from '../messages.ts';
import { waitingWeeks } from '../queries.ts';

const HABITS = { filters: ['q', 'project_id'], sort: 'from', pageSize: PAGE_SIZE };

type ApprovalsScreenProps = { organization: string; search: ApprovalsSearch };

/** Time that waits for one's approval, by person and week. */
export function ApprovalsScreen({ organization, search }: ApprovalsScreenProps) {
  const format = useFormat();
  const columns = useMemo(() => weekColumns(format), [format]);
  const { list, clear, pager } = useListAddress<FilterValues>(search, HABITS);
  const { data, error, refetch } = useQuery(waitingWeeks(queryOf(search)));
  const choice = useChoice(data?.data);
  const verbs = useWeekVerbs(scopeOf(search), choice.clear);
  const filters = useApprovalFilters(search.project_id);
  return (
    <>
      <ListArea views={useViews(organization, search)} filters={filters} columns={columns} {...list}>
        <ListTable
          label={t('list')}
          columns={columns}
          hidden={list.hidden}
          rows={data?.data}
          rowId={weekId}
          rowLabel={(week) => weekWords(week, format)}
          onOpen={verbs.open}
          rowActions={verbs.ofWeek}
          selected={choice.ids}
          onSelect={choice.set}
          error={data ? undefined : failedRead(error, t('load_failed'), refetch)}
          empty={
            <ListEmpty
              filters={filtersOn(filters, list.value).map(({ label }) => label)}
              onClear={clear}
              nothingFound={t('nothing_found')}
            >
              <Empty title={t('none')} note={t('none_note')} />
            </ListEmpty>
          }
          footer={pager(data)}
        />
        <BulkBar count={choice.weeks.length} onClear={choice.clear} actions={verbs.ofWeeks(choice.weeks)} />
      </ListArea>
      {verbs.boxes}
    </>
  );
}

/** The weeks chosen of those shown: what is decided on leaves the list and the choice. */
function useChoice(shown: readonly WaitingWeek[] = []) {
  const [ids, set] = useState<string[]>([]);
  const weeks = shown.filter((week) => ids.includes(weekId(week)));
  return { ids: weeks.map(weekId), weeks, set, clear: () => set([]) };
}

/** Whoever may decide for everybody can look at what waits for them alone. */
function useViews(organization: string, { view }: ApprovalsSearch) {
  if (!usePermissions().withRule('owner')) return [];
  const path = `/manager/organizations/${organization}/approvals`;
  return viewTabs({
    views: ['everybody', 'mine'] as const,
    current: view ?? 'everybody',
    path,
    label: (one) => t(one),
  });
}
