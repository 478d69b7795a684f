import { useQuery } from '@tanstack/react-query';
import { Suspense, useMemo } from 'react';
import { useFormat } from '../../../platform/format/use-format.ts';
import { PAGE_SIZE } from '../../../platform/list/list-address.ts';
import { useListAddress } from '../../../platform/list/use-list-address.ts';
import { type FilterValues, filtersOn } from '../../../ui/list/filter-definition.ts';
import { ListArea, ListPage } from '../../../ui/list/list-page.tsx';
import { ListActions, ListPhoneActions, PhoneExport } from '../../../ui/list/parts/list-actions.tsx';
import type { ViewTools } from '../../saved-views/queries.ts';
import { listColumns, OFF_AT_FIRST } from '../components/list-columns.tsx';
import { useListFilters } from '../components/list-filters.ts';
import { ProjectTable } from '../components/project-table.tsx';
import { useListVerbs } from '../components/use-list-verbs.ts';
import { useViewTabs } from '../components/view-tabs.ts';
import {
  filtersOf,
  PROJECT_FILTERS,
  PROJECT_LIST,
  PROJECT_VIEWS,
  type ProjectListSearch,
  projectListSearch,
  queryOf,
} from '../effects/list-address.ts';
import { useProjectExport } from '../effects/use-project-export.ts';
import { t } from '../messages.ts';
import { projectList } from '../queries.ts';

const HABITS = { filters: PROJECT_FILTERS, sort: 'name', pageSize: PAGE_SIZE, hide: OFF_AT_FIRST };

type ProjectListScreenProps = {
  search: ProjectListSearch;
  /** What keeps views of the list; loaded once there are rows. */
  tools: ViewTools;
  /** Address of the page whose part the list is; without one it is a page of its own. */
  within?: string;
};

/** The projects that one may see: views, filters, order and columns in the address. */
export function ProjectListScreen({ search, tools, within }: ProjectListScreenProps) {
  const { list, exporting, count } = useList(search, tools, within ?? PROJECT_LIST);
  const verbs = useListVerbs();
  const actions = <ListActions {...exporting} verbs={verbs} />;
  const phoneVerbs = <ListPhoneActions verbs={verbs} />;
  const phoneExport = <PhoneExport {...exporting} />;
  if (within)
    return (
      <ListArea
        {...list}
        actions={actions}
        phoneEnd={
          <>
            {phoneExport}
            {phoneVerbs}
          </>
        }
      />
    );
  return (
    <ListPage
      {...list}
      title={t('projects')}
      count={count}
      actions={actions}
      phoneActions={phoneVerbs}
      phoneEnd={phoneExport}
    />
  );
}

function useList(search: ProjectListSearch, tools: ViewTools, path: string) {
  const format = useFormat();
  const columns = useMemo(() => listColumns(format), [format]);
  const filters = useListFilters(search.client_id ?? [], search.account_plan_id);
  const state = useListAddress<FilterValues>(search, HABITS);
  const today = format.today();
  const { mutate: runExport, isPending: isExporting } = useProjectExport(
    filtersOf(search, today),
    state.table.hidden,
  );
  const { tabs, count } = useViewTabs(search, path);
  const isThere = useQuery(projectList(queryOf(search, today))).data !== undefined;
  const viewed = { list: 'projects', path, search, read: projectListSearch, builtIn: BUILT_IN } as const;
  const late = (Tool: ViewTools[keyof ViewTools]) => (
    <Suspense fallback={null}>
      <Tool {...viewed} />
    </Suspense>
  );
  const list = {
    ...{ views: tabs, viewsEnd: isThere && late(tools.Menu), filters, columns, ...state.list },
    notice: isThere && search.saved && late(tools.Notice),
    children: <ProjectTable {...{ search, columns, filters, state, path }} />,
  };
  return {
    list,
    exporting: { onExport: (format: 'csv' | 'xlsx') => runExport({ format }), isExporting },
    count: filtersOn(filters, state.list.value).length > 0 ? undefined : count,
  };
}

const BUILT_IN = PROJECT_VIEWS.map((id) => ({ id, label: t(`view_${id}`) }));
