import { keepPreviousData } from '@tanstack/react-query';
import { readDealsheetActuals } from '#contract/dealsheets/actuals.ts';
import { listDealsheetChanges } from '#contract/dealsheets/changes.ts';
import {
  listDealsheetRevisions,
  listDealsheets,
  readApprovalBands,
  readDealsheet,
  readDealsheetBoard,
} from '#contract/dealsheets/endpoints.ts';
import { readDealsheetPreset } from '#contract/dealsheets/preset-endpoints.ts';
import type { QueryInput } from '#contract/endpoint.ts';
import { reading, readingPages } from '../../platform/reading.ts';

/** Filters, order and page of the list of dealsheets. */
export type DealsheetQuery = QueryInput<typeof listDealsheets>;

/** Filters of the board. */
export type BoardQuery = QueryInput<typeof readDealsheetBoard>;

/** The order of a column's cards, which the cursor of the board goes on in. */
export const BOARD_SORT = '-updated_at';

/** One page of dealsheets; the page before stays in sight while the next one comes. */
export const dealsheetList = (query: DealsheetQuery) => ({
  ...reading(listDealsheets, { query }),
  placeholderData: keepPreviousData,
});

/** The pipeline with its sums and first cards; what was shown before stays in sight while the next one comes. */
export const dealsheetBoard = (query: BoardQuery) => ({
  ...reading(readDealsheetBoard, { query }),
  placeholderData: keepPreviousData,
});

/** A dealsheet with its newest revision. */
export const dealsheet = (dealsheet_id: string) => reading(readDealsheet, { params: { dealsheet_id } });

/** The revisions of a dealsheet, newest first. */
export const dealsheetRevisions = (dealsheet_id: string) =>
  reading(listDealsheetRevisions, { params: { dealsheet_id }, query: { per_page: 200 } });

/** What happened to a dealsheet, page after page. */
export const dealsheetChanges = (dealsheet_id: string) =>
  readingPages(listDealsheetChanges, { params: { dealsheet_id }, query: { per_page: 20 } });

/** Which preset a dealsheet is made from, and what of it differs. */
export const dealsheetPreset = (dealsheet_id: string) =>
  reading(readDealsheetPreset, { params: { dealsheet_id } });

/** Who approves by margin and discount. */
export const approvalBands = () => ({ ...reading(readApprovalBands), staleTime: 5 * 60_000 });

/** What a won deal sold against what its project has logged. */
export const dealsheetActuals = (dealsheet_id: string) =>
  reading(readDealsheetActuals, { params: { dealsheet_id } });
