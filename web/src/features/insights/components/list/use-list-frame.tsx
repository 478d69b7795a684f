import { Suspense } from 'react';
import { INSIGHT_SORTS } from '#contract/insights/endpoints.ts';
import type { Insight, InsightOverview, InsightRun } from '#contract/insights/shapes.ts';
import { PAGE_SIZE } from '../../../../platform/list/list-address.ts';
import { useListAddress } from '../../../../platform/list/use-list-address.ts';
import { type FilterValues, filtersOn } from '../../../../ui/list/filter-definition.ts';
import { PhoneExport } from '../../../../ui/list/parts/list-actions.tsx';
import type { ViewTools } from '../../../saved-views/queries.ts';
import {
  GRAVEST,
  INSIGHT_FILTERS,
  INSIGHT_VIEWS,
  type InsightsSearch,
  insightsSearch,
  RPAI,
  withDays,
  withRange,
} from '../../effects/insights-address.ts';
import type { Running } from '../../effects/use-running.ts';
import { t } from '../../messages.ts';
import { RunLine } from '../runs/run-line.tsx';
import { ListVerbs, PhoneVerbs } from './list-verbs.tsx';
import { useFilters } from './use-filters.ts';
import { openOf, useViewTabs } from './use-view-tabs.ts';

const HABITS = { filters: INSIGHT_FILTERS, sort: GRAVEST, pageSize: PAGE_SIZE };
const SORTS = INSIGHT_SORTS.map((id) => ({ id, header: t(`sort_${id}`), sortable: true }));

/** Which insight is looked at is no part of a view. */
const withoutLooked = ({ insight, ...search }: InsightsSearch): InsightsSearch => search;

const VIEWED = {
  list: 'insights',
  path: RPAI,
  read: (parameters: Record<string, unknown>) => withoutLooked(insightsSearch(parameters)),
  builtIn: INSIGHT_VIEWS.map((id) => ({ id, label: t(`view_${id}`) })),
} as const;

type ListFrameInput = {
  search: InsightsSearch;
  tools: ViewTools;
  rows: readonly Insight[] | undefined;
  overview: InsightOverview | undefined;
  newest: InsightRun | undefined;
  running: Running;
  exporting: { onExport: (format: 'csv' | 'xlsx') => void; isExporting: boolean };
};

/** What stands around the insights: how the newest run stands, views, filters and order, and the way to a new run. */
export function useListFrame(input: ListFrameInput) {
  const { search, tools, rows, overview, newest, running, exporting } = input;
  const looked = withoutLooked(search);
  const { list, clear } = useListAddress<FilterValues>(looked, HABITS);
  const filters = useFilters(rows);
  const views = useViewTabs(search, overview);
  const value = withRange(list.value);
  const isReady = overview !== undefined && !overview.running && !overview.resting;
  const late = (Tool: ViewTools[keyof ViewTools]) => (
    <Suspense fallback={null}>
      <Tool {...VIEWED} search={looked} />
    </Suspense>
  );
  return {
    page: {
      title: t('title'),
      count: overview && openOf(overview),
      views,
      viewsEnd: rows && late(tools.Menu),
      notice: (
        <>
          <RunLine {...{ overview, newest, running }} />
          {rows && search.saved && late(tools.Notice)}
        </>
      ),
      actions: <ListVerbs {...{ isReady, running, exporting }} />,
      phoneActions: <PhoneVerbs {...{ isReady, running }} />,
      phoneEnd: <PhoneExport {...exporting} />,
      filters,
      value,
      onChange: (next: FilterValues) => list.onChange(withDays(next)),
      columns: SORTS,
      sort: list.sort,
      onSort: list.onSort,
    },
    empty: {
      view: search.view ?? 'open',
      filters: filtersOn(filters, value).map(({ label }) => label),
      onClear: clear,
    },
  };
}
