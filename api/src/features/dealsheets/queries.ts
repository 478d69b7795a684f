export { dealsheetRows } from './queries/dealsheet-rows.ts';
export { conditionsOf as conditionsOfDealsheets } from './queries/filters.ts';
