import { PERIODS, type Period, spanOf } from '#contract/projects/periods.ts';
import { day, oneOf, searchParameters, several, stringifySearch, text } from '../../../platform/search.ts';

/** Everything that the address of a dashboard holds: its period, and the rows behind a figure that is looked into. */
export const dashboardSearch = searchParameters({
  period: oneOf([...PERIODS]),
  from: day,
  to: day,
  rows: oneOf(['all', 'some']),
  rows_from: day,
  rows_to: day,
  member_id: several(text),
  service_type_id: several(text),
  billable: oneOf(['true', 'false']),
  currency: text,
});

/** Everything that the address of a dashboard holds, read. */
export type DashboardSearch = ReturnType<typeof dashboardSearch>;

/** Days with two ends or one. */
export interface Days {
  readonly from?: string | undefined;
  readonly to?: string | undefined;
}

interface Habits {
  readonly today: string;
  /** 1–12. */
  readonly fiscal_month: number;
}

/** The days that an address asks for; none = all time. */
export const periodOf = (
  { period, from, to }: { period?: Period | undefined; from?: string | undefined; to?: string | undefined },
  { today, fiscal_month }: Habits,
): Days => (period ? spanOf(period, today, fiscal_month) : { from, to });

/** Which rows are behind a figure. */
export interface RowsFilters extends Days {
  readonly member_id?: readonly string[] | undefined;
  readonly service_type_id?: readonly string[] | undefined;
  readonly billable?: 'true' | 'false' | undefined;
  readonly currency?: string | undefined;
}

/** The address of the rows behind a figure. */
export type RowsHref = (filters: RowsFilters) => string;

/** The rows that a sum of money in a currency is made of. */
export const rowsOfMoney = (currency: string): RowsFilters => ({ currency });

const place = (project_id: string) => `/manager/projects/${project_id}/dashboard`;

const periodIn = ({ period, from, to }: DashboardSearch) => ({ period, from, to });

/** The dashboard without the rows that are looked into. */
export const dashboardHref = (project_id: string, search: DashboardSearch): string =>
  `${place(project_id)}${stringifySearch(periodIn(search))}`;

/** Addresses of rows: `ever` of all time, `within` of the days of the page where a figure says no others. */
export const rowsHrefs = (project_id: string, search: DashboardSearch, days: Days) => {
  const ever: RowsHref = ({ from, to, ...filters }) =>
    `${place(project_id)}${stringifySearch({
      ...periodIn(search),
      rows: from || to || Object.keys(filters).length > 0 ? 'some' : 'all',
      rows_from: from,
      rows_to: to,
      ...filters,
    })}`;
  const within: RowsHref = (filters) => ever({ ...days, ...filters });
  return { ever, within };
};

/** The filters of the rows that an address looks into; undefined for none. */
export const rowsIn = (search: DashboardSearch): RowsFilters | undefined => {
  const { rows, rows_from, rows_to, member_id, service_type_id, billable, currency } = search;
  return rows && { from: rows_from, to: rows_to, member_id, service_type_id, billable, currency };
};

/** The days of a week within those of a page. */
export const weekWithin = (from: string, end: string, days: Days): Days => ({
  from: days.from && days.from > from ? days.from : from,
  to: days.to && days.to < end ? days.to : end,
});
