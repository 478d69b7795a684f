import { IconGridDots, IconList, IconPlus } from '@tabler/icons-react';
import { useRouter } from '@tanstack/react-router';
import { Suspense } from 'react';
import { createAccountPlan } from '#contract/account-plans/endpoints.ts';
import { PAGE_SIZE } from '../../../../platform/list/list-address.ts';
import { useListAddress } from '../../../../platform/list/use-list-address.ts';
import { usePermissions } from '../../../../platform/person.ts';
import { stringifySearch } from '../../../../platform/search.ts';
import { IconLink } from '../../../../ui/action/icon-button.tsx';
import { Segmented } from '../../../../ui/action/segmented.tsx';
import { type FilterValues, filtersOn } from '../../../../ui/list/filter-definition.ts';
import { ListActions, ListPhoneActions, PhoneExport } from '../../../../ui/list/parts/list-actions.tsx';
import type { ViewTools } from '../../../saved-views/queries.ts';
import {
  NEWEST,
  PLAN_FILTERS,
  PLAN_LAYOUTS,
  PLAN_VIEWS,
  type PlanListSearch,
  planListSearch,
} from '../../effects/list-address.ts';
import { PLANS } from '../../effects/plan-address.ts';
import { OFF_AT_FIRST } from './list-columns.tsx';
import { useListFilters } from './list-filters.ts';
import { t } from './messages.ts';
import { useViewTabs } from './view-tabs.ts';

const HABITS = { filters: PLAN_FILTERS, sort: NEWEST, pageSize: PAGE_SIZE, hide: OFF_AT_FIRST };
const NEW = { label: t('new_plan'), href: `${PLANS}/new`, icon: IconPlus, primary: true };
const VIEWED = {
  list: 'account-plans',
  path: PLANS,
  read: planListSearch,
  builtIn: PLAN_VIEWS.map((id) => ({ id, label: t(`view_${id}`) })),
} as const;
const LOOKS = { list: IconList, heat: IconGridDots } as const;
const OPTIONS = PLAN_LAYOUTS.map((value) => ({ value, label: t(`layout_${value}`), icon: LOOKS[value] }));

type ListFrameInput = {
  search: PlanListSearch;
  tools: ViewTools;
  /** Rows are there. */
  isThere: boolean;
  onExport: (format: 'csv' | 'xlsx') => void;
  isExporting: boolean;
};

/** What stands around rows and heat map alike: views, filters, the switch between both, export and the way to a new one. */
export function useListFrame({ search, tools, isThere, ...exporting }: ListFrameInput) {
  const { list, table, clear, pager } = useListAddress<FilterValues>(search, HABITS);
  const filters = useListFilters(search);
  const views = useViewTabs(search);
  const verbs = usePermissions().may(createAccountPlan) ? [NEW] : [];
  const { value, onChange, sort, onSort, hidden, onHidden } = list;
  const late = (Tool: ViewTools[keyof ViewTools]) => (
    <Suspense fallback={null}>
      <Tool {...VIEWED} search={search} />
    </Suspense>
  );
  return {
    page: {
      views,
      viewsEnd: isThere && late(tools.Menu),
      notice: isThere && search.saved && late(tools.Notice),
      actions: (
        <>
          <Layouts search={search} />
          <ListActions {...exporting} verbs={verbs} />
        </>
      ),
      phoneActions: <ListPhoneActions verbs={verbs} />,
      phoneEnd: (
        <>
          <OtherLayout search={search} />
          <PhoneExport {...exporting} />
        </>
      ),
    },
    filtering: { filters, value, onChange },
    ordering: { sort, onSort },
    choosing: { hidden, onHidden },
    empty: {
      view: search.view ?? 'current',
      filters: filtersOn(filters, value).map(({ label }) => label),
      onClear: clear,
    },
    table,
    pager,
  };
}

type Layout = (typeof PLAN_LAYOUTS)[number];

/** The same page in the other layout. */
const addressIn = (search: PlanListSearch, layout: Layout) =>
  `${PLANS}${stringifySearch({ ...search, layout: layout === 'list' ? undefined : layout })}`;

function Layouts({ search }: { search: PlanListSearch }) {
  const { history } = useRouter();
  return (
    <Segmented
      label={t('shown_as')}
      options={OPTIONS}
      value={search.layout ?? 'list'}
      onChange={(layout) => history.replace(addressIn(search, layout))}
    />
  );
}

function OtherLayout({ search }: { search: PlanListSearch }) {
  const other = search.layout === 'heat' ? 'list' : 'heat';
  return <IconLink icon={LOOKS[other]} label={t(`layout_${other}`)} href={addressIn(search, other)} />;
}
