import { oneOf, searchParameters, stringifySearch, text } from '../../../../platform/search.ts';

/** How opportunities are shown: by stage in columns, or in rows. */
export const SHOWN_AS = ['board', 'list'] as const;

/** What the address of the opportunities holds; `opportunity` is the one that is opened. */
export const opportunitiesSearch = searchParameters({ show: oneOf(SHOWN_AS), opportunity: text });

/** The address, read. */
export type OpportunitiesSearch = ReturnType<typeof opportunitiesSearch>;

/** Address of a plan's opportunities, with one of them opened. */
export const opportunityHref = (plan_id: string, opportunity?: string): string =>
  `/manager/account-plans/${plan_id}/opportunities${stringifySearch({ opportunity })}`;
