import { oneOf, searchParameters, stringifySearch, text, whole } from '../../../platform/search.ts';
import { DEALSHEETS } from './list-address.ts';

/** The parts of a dealsheet's page, the first one at its bare address. */
export const DEALSHEET_TABS = ['offer', 'margin', 'risks', 'revisions', 'approval', 'activity'] as const;

/** A part of the page. */
export type DealsheetTab = (typeof DEALSHEET_TABS)[number];

/** Everything that the page's address holds; `from` and `to` are the revisions that are compared. */
export const dealsheetSearch = searchParameters({ tab: oneOf(DEALSHEET_TABS), from: whole, to: whole });

/** Which preset a new dealsheet begins from. */
export const newDealsheetSearch = searchParameters({ preset: text });

/** Everything that the page's address holds, read. */
export type DealsheetSearch = ReturnType<typeof dealsheetSearch>;

/** Address of a dealsheet, or of a part of its page. */
export const dealsheetHref = (id: string, { tab, ...search }: DealsheetSearch = {}): string =>
  `${DEALSHEETS}/${id}${stringifySearch({ tab: tab === 'offer' ? undefined : tab, ...search })}`;
