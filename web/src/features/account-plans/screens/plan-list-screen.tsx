import { useQuery } from '@tanstack/react-query';
import { lazy, Suspense, useMemo } from 'react';
import { listAccountPlans } from '#contract/account-plans/endpoints.ts';
import { useFormat } from '../../../platform/format/use-format.ts';
import { failedRead } from '../../../platform/list/failed-read.ts';
import { useExport } from '../../../platform/list/use-export.ts';
import { toast } from '../../../ui/feedback/toast/toast.ts';
import { ListPage } from '../../../ui/list/list-page.tsx';
import { ListTable } from '../../../ui/list/parts/list-table.tsx';
import { SkeletonRows } from '../../../ui/state/skeleton.tsx';
import type { ViewTools } from '../../saved-views/queries.ts';
import { exportColumns, listColumns, OFF_AT_FIRST } from '../components/list/list-columns.tsx';
import { PlansEmpty } from '../components/list/list-empty.tsx';
import { ListTotals } from '../components/list/list-totals.tsx';
import { t } from '../components/list/messages.ts';
import { useListFrame } from '../components/list/use-list-frame.tsx';
import { ReadersOnly } from '../components/page/readers-only.tsx';
import { filtersOf, NEWEST, type PlanListSearch, queryOf } from '../effects/list-address.ts';
import { planHref } from '../effects/plan-address.ts';
import { t as words } from '../messages.ts';
import { accountPlanBoard, accountPlanList } from '../queries.ts';

// Only who looks at it pays for it.
const HeatMap = lazy(() => import('../components/heat/heat-map.tsx'));

type PlanListScreenProps = {
  search: PlanListSearch;
  /** What keeps views of the list; loaded once there are rows. */
  tools: ViewTools;
};

/** The organization's account plans in rows or as a heat map, over what they come to; which, and what of them, stands in the address. */
export const PlanListScreen = (props: PlanListScreenProps) => (
  <ReadersOnly asks={listAccountPlans}>
    <Plans {...props} />
  </ReadersOnly>
);

function Plans({ search, tools }: PlanListScreenProps) {
  const today = useFormat().today();
  const { columns, ...exporting } = usePlanExport(search, today);
  const { data, error, refetch } = useQuery(accountPlanList(queryOf(search, today)));
  const board = useQuery(accountPlanBoard(filtersOf(search, today))).data;
  const frame = useListFrame({ search, tools, isThere: data !== undefined, ...exporting });
  const isHeat = search.layout === 'heat';
  const rows = {
    rows: data?.data,
    error: data ? undefined : failedRead(error, t('load_failed'), refetch),
    empty: <PlansEmpty {...frame.empty} />,
    footer: {
      ...frame.pager(data),
      total: board?.total.count,
      totals: board && <ListTotals board={board} />,
    },
  };
  return (
    <ListPage
      {...frame.page}
      {...frame.filtering}
      {...frame.ordering}
      {...(isHeat ? {} : frame.choosing)}
      title={words('account_plans')}
      count={board?.total.count}
      columns={columns}
    >
      {isHeat ? (
        <Suspense fallback={<SkeletonRows rows={10} />}>
          <HeatMap {...rows} search={search} />
        </Suspense>
      ) : (
        <ListTable
          {...frame.table}
          {...rows}
          label={words('account_plans')}
          columns={columns}
          rowId={({ id }) => id}
          rowLabel={({ name }) => name}
          rowHref={({ id }) => planHref(id)}
        />
      )}
    </ListPage>
  );
}

/** The columns, and how what the filters leave is saved in them, whichever layout is shown. */
function usePlanExport(search: PlanListSearch, today: string) {
  const format = useFormat();
  const columns = useMemo(() => listColumns(format), [format]);
  const exporting = useExport({
    ...{ endpoint: listAccountPlans, columns: exportColumns(columns), hidden: search.hide ?? OFF_AT_FIRST },
    query: { ...filtersOf(search, today), sort: search.sort ?? NEWEST },
    ...{ name: 'account-plans', failed: t('export_failed') },
    onDone: (count) => toast.show({ title: t('exported', { count }) }),
  });
  return { columns, ...exporting };
}
