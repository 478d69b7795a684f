import { IconLayoutKanban, IconList, IconPlus } from '@tabler/icons-react';
import { useRouter } from '@tanstack/react-router';
import { Suspense } from 'react';
import { PAGE_SIZE } from '../../../../platform/list/list-address.ts';
import { useListAddress } from '../../../../platform/list/use-list-address.ts';
import { stringifySearch } from '../../../../platform/search.ts';
import { IconLink } from '../../../../ui/action/icon-button.tsx';
import { Segmented } from '../../../../ui/action/segmented.tsx';
import { type FilterValues, filtersOn } from '../../../../ui/list/filter-definition.ts';
import { ListActions, ListPhoneActions, PhoneExport } from '../../../../ui/list/parts/list-actions.tsx';
import type { ViewTools } from '../../../saved-views/queries.ts';
import {
  DEALSHEET_FILTERS,
  DEALSHEET_VIEWS,
  DEALSHEETS,
  type DealsheetListSearch,
  dealsheetListSearch,
  NEWEST,
  SHOWN_AS,
  withClosing,
  withDays,
} from '../../effects/list-address.ts';
import { t } from '../../messages.ts';
import { OFF_AT_FIRST } from './list-columns.tsx';
import { useListFilters } from './list-filters.ts';
import { useViewTabs } from './view-tabs.ts';

const HABITS = { filters: DEALSHEET_FILTERS, sort: NEWEST, pageSize: PAGE_SIZE, hide: OFF_AT_FIRST };
const VERBS = [{ label: t('new_dealsheet'), href: `${DEALSHEETS}/new`, icon: IconPlus, primary: true }];
const VIEWED = {
  list: 'dealsheets',
  path: DEALSHEETS,
  read: dealsheetListSearch,
  builtIn: DEALSHEET_VIEWS.map((id) => ({ id, label: t(`view_${id}`) })),
} as const;
const LOOKS = { board: IconLayoutKanban, list: IconList } as const;
const OPTIONS = SHOWN_AS.map((value) => ({ value, label: t(`as_${value}`), icon: LOOKS[value] }));

type ListFrameInput = {
  search: DealsheetListSearch;
  tools: ViewTools;
  /** Cards or rows are there. */
  isThere: boolean;
  onExport: (format: 'csv' | 'xlsx') => void;
  isExporting: boolean;
};

/** What stands around board and rows alike: views, filters, the switch between both, export and the way to a new one. */
export function useListFrame({ search, tools, isThere, ...exporting }: ListFrameInput) {
  const { list, table, clear, pager } = useListAddress<FilterValues>(search, HABITS);
  const filters = useListFilters(search.client_id ?? []);
  const views = useViewTabs(search);
  const value = withClosing(list.value);
  const { sort, onSort, hidden, onHidden } = list;
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
          <ShownAs search={search} />
          <ListActions {...exporting} verbs={VERBS} />
        </>
      ),
      phoneActions: <ListPhoneActions verbs={VERBS} />,
      phoneEnd: (
        <>
          <OtherLook search={search} />
          <PhoneExport {...exporting} />
        </>
      ),
    },
    filtering: { filters, value, onChange: (next: FilterValues) => list.onChange(withDays(next)) },
    ordering: { sort, onSort, hidden, onHidden },
    empty: {
      view: search.view ?? 'pipeline',
      filters: filtersOn(filters, value).map(({ label }) => label),
      onClear: clear,
    },
    table,
    pager,
  };
}

type Look = (typeof SHOWN_AS)[number];

/** The same in the other look; its first page. */
const addressIn = ({ before, after, page, ...search }: DealsheetListSearch, look: Look) =>
  `${DEALSHEETS}${stringifySearch({ ...search, show: look === 'board' ? undefined : look })}`;

function ShownAs({ search }: { search: DealsheetListSearch }) {
  const { history } = useRouter();
  return (
    <Segmented
      label={t('shown_as')}
      options={OPTIONS}
      value={search.show ?? 'board'}
      onChange={(look) => history.replace(addressIn(search, look))}
    />
  );
}

function OtherLook({ search }: { search: DealsheetListSearch }) {
  const other = search.show === 'list' ? 'board' : 'list';
  return <IconLink icon={LOOKS[other]} label={t(`as_${other}`)} href={addressIn(search, other)} />;
}
