import { DEALSHEET_SORTS } from '#contract/dealsheets/endpoints.ts';
import { DEALSHEET_STATUSES, type DealsheetStatus, PIPELINE_STATUSES } from '#contract/dealsheets/states.ts';
import { filtersIn, PLACE_PARAMETERS, pageIn } from '../../../platform/list/list-address.ts';
import { day, oneOf, searchParameters, several, sortOf, text } from '../../../platform/search.ts';
import { type FilterValues, isRange } from '../../../ui/list/filter-definition.ts';
import type { BoardQuery, DealsheetQuery } from '../queries.ts';

/** Address of the list and the board. */
export const DEALSHEETS = '/manager/dealsheets';

/** Address of the board inside another application. */
export const EMBEDDED_BOARD = `${DEALSHEETS}/embedded`;

/** The tabs above both. */
export const DEALSHEET_VIEWS = ['pipeline', 'to_decide', 'mine', 'closed', 'all', 'archived'] as const;

/** One of the tabs. */
export type DealsheetView = (typeof DEALSHEET_VIEWS)[number];

/** How dealsheets are shown: by status in columns, or in rows. */
export const SHOWN_AS = ['board', 'list'] as const;

/** The order without one in the address. */
export const NEWEST = '-updated_at';

/** Everything that the address holds; `column` is the one that a phone shows of the board. */
export const dealsheetListSearch = searchParameters({
  view: oneOf(DEALSHEET_VIEWS),
  show: oneOf(SHOWN_AS),
  column: oneOf(DEALSHEET_STATUSES),
  q: text,
  status: several(oneOf(DEALSHEET_STATUSES)),
  client_id: several(text),
  owner_id: several(text),
  from: day,
  until: day,
  sort: sortOf(DEALSHEET_SORTS),
  ...PLACE_PARAMETERS,
});

/** Everything that the address holds, read. */
export type DealsheetListSearch = ReturnType<typeof dealsheetListSearch>;

/** Parameters of the address that are filters. */
export const DEALSHEET_FILTERS = ['q', 'status', 'client_id', 'owner_id', 'from', 'until'] as const;

const PIPELINE: readonly DealsheetStatus[] = PIPELINE_STATUSES;

const VIEW_STATUSES: Partial<Record<DealsheetView, readonly DealsheetStatus[]>> = {
  pipeline: PIPELINE,
  to_decide: ['submitted'],
  mine: PIPELINE,
  closed: DEALSHEET_STATUSES.filter((status) => !PIPELINE.includes(status)),
};

const VIEW_QUERIES: Partial<Record<DealsheetView, BoardQuery>> = {
  to_decide: { mine_to_decide: 'true' },
  mine: { owner_id: ['me'] },
  archived: { archived: 'true' },
};

/** The filters that an address stands for. */
export const filtersOf = (search: DealsheetListSearch): BoardQuery => {
  const { sort, show, column, ...filters } = filtersIn(search);
  const view = search.view ?? 'pipeline';
  const status = VIEW_STATUSES[view];
  return { ...VIEW_QUERIES[view], ...(status ? { status: [...status] } : {}), ...filters };
};

/** The page of rows that an address stands for. */
export const queryOf = (search: DealsheetListSearch): DealsheetQuery => ({
  ...filtersOf(search),
  sort: search.sort ?? NEWEST,
  ...pageIn(search),
});

/** The statuses that the board has columns of: those that are asked for, or all. */
export const columnsOf = (search: DealsheetListSearch): readonly DealsheetStatus[] => {
  const asked = search.status ?? VIEW_STATUSES[search.view ?? 'pipeline'];
  return asked ? DEALSHEET_STATUSES.filter((status) => asked.includes(status)) : DEALSHEET_STATUSES;
};

/** The days on which deals are expected to close, as one filter. */
export const withClosing = ({ from, until, ...values }: FilterValues): FilterValues => ({
  ...values,
  ...(typeof from === 'string' || typeof until === 'string'
    ? { closing: { from: dayIn(from), to: dayIn(until) } }
    : {}),
});

/** The other way round. */
export const withDays = ({ closing, ...values }: FilterValues): FilterValues => ({
  ...values,
  ...(isRange(closing) ? { from: closing.from, until: closing.to } : {}),
});

const dayIn = (value: FilterValues[string]) => (typeof value === 'string' ? value : undefined);
