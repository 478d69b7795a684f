import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { page, pageQuery, sortBy } from '../pagination.ts';
import { approvalBand } from './bands.ts';
import { dealsheetBoard, dealsheetFilters } from './board.ts';
import { dealsheetContent } from './content.ts';
import { DEALSHEET, DEALSHEETS, dealsheetParams, mayOfAll, mayOfOne } from './places.ts';
import {
  dealsheet,
  dealsheetChanges,
  dealsheetRevision,
  dealsheetSummary,
  decisionOn,
  newDealsheet,
  outcome,
  sending,
  submission,
} from './shapes.ts';

/** Keys that the list of dealsheets is sorted by. */
export const DEALSHEET_SORTS = ['updated_at', 'title', 'number', 'close_on', 'price_minor'] as const;

/** The dealsheets of the organization. */
export const listDealsheets = endpoint({
  method: 'GET',
  path: DEALSHEETS,
  summary: 'List dealsheets',
  access: mayOfAll('list'),
  embedded: 'dealsheets',
  query: z.object({ ...pageQuery.shape, ...dealsheetFilters.shape, sort: sortBy(DEALSHEET_SORTS) }),
  response: page(dealsheetSummary),
});

/** The pipeline by status, with sums and the first cards of each column. */
export const readDealsheetBoard = endpoint({
  method: 'GET',
  path: '/dealsheets/board',
  summary: 'Read the board of dealsheets',
  access: mayOfAll('list'),
  embedded: 'dealsheets',
  query: dealsheetFilters,
  response: dealsheetBoard,
});

/** Makes a dealsheet with a first draft. 422 as a scenario's rules, and `client-archived`. */
export const createDealsheet = endpoint({
  method: 'POST',
  path: DEALSHEETS,
  summary: 'Create a dealsheet',
  access: mayOfAll('create'),
  body: newDealsheet,
  response: dealsheet,
  status: 201,
});

/** A dealsheet with its newest revision. */
export const readDealsheet = endpoint({
  method: 'GET',
  path: DEALSHEET,
  summary: 'Read a dealsheet',
  access: mayOfOne('read'),
  params: dealsheetParams,
  response: dealsheet,
});

/** Changes the dealsheet itself, not what it offers. 422 `archived`, `client-archived`, `dealsheet-won`. */
export const updateDealsheet = endpoint({
  method: 'PATCH',
  path: DEALSHEET,
  summary: 'Change a dealsheet',
  access: mayOfOne('update'),
  params: dealsheetParams,
  body: dealsheetChanges,
  response: dealsheet,
});

/**
 * Changes what is offered, which comes whole: a draft as it stands; anything that was submitted forks a revision, whose number is
 * one more. 412 by the dealsheet's version. 422 as a scenario's rules, `dealsheet-won`, `locked-by-preset`.
 */
export const updateDealsheetContent = endpoint({
  method: 'PATCH',
  path: `${DEALSHEET}/content`,
  summary: 'Change what a dealsheet offers',
  access: mayOfOne('update'),
  params: dealsheetParams,
  body: dealsheetContent,
  response: dealsheet,
});

/** Archives a dealsheet that isn't won. 422 `dealsheet-won`. */
export const archiveDealsheet = endpoint({
  method: 'DELETE',
  path: DEALSHEET,
  summary: 'Archive a dealsheet',
  access: mayOfOne('update'),
  params: dealsheetParams,
});

/** Brings an archived dealsheet back. */
export const restoreDealsheet = endpoint({
  method: 'POST',
  path: `${DEALSHEET}/restore`,
  summary: 'Restore a dealsheet',
  access: mayOfOne('update'),
  params: dealsheetParams,
  response: dealsheet,
});

/** The revisions of a dealsheet, newest first, whole: two of them are compared. */
export const listDealsheetRevisions = endpoint({
  method: 'GET',
  path: `${DEALSHEET}/revisions`,
  summary: 'List the revisions of a dealsheet',
  access: mayOfOne('read'),
  params: dealsheetParams,
  query: pageQuery,
  response: page(dealsheetRevision),
});

/** Submits the draft that was looked at. 422 `wrong-state`, `archived`, `nothing-to-submit` without lines, `revision-forked` where it was changed since. */
export const submitDealsheet = endpoint({
  method: 'POST',
  path: `${DEALSHEET}/submit`,
  summary: 'Submit a dealsheet',
  access: mayOfOne('submit'),
  params: dealsheetParams,
  body: submission,
  response: dealsheet,
});

/**
 * Decides what was submitted. 403 `approval-band` (which role may), `own-dealsheet` (who wrote in it or submitted it never decides);
 * 422 `revision-forked` where it was changed since, `wrong-state`, `note-needed`.
 */
export const decideDealsheet = endpoint({
  method: 'POST',
  path: `${DEALSHEET}/decision`,
  summary: 'Decide a submitted dealsheet',
  access: mayOfOne('approve'),
  params: dealsheetParams,
  body: decisionOn,
  response: dealsheet,
});

/** Says that an approved revision went out to the client. 422 `wrong-state`, `revision-forked`, `sent-in-the-future`. */
export const sendDealsheet = endpoint({
  method: 'POST',
  path: `${DEALSHEET}/sending`,
  summary: 'Mark a dealsheet as sent',
  access: mayOfOne('update'),
  params: dealsheetParams,
  body: sending,
  response: dealsheet,
});

/** Says how a deal that was sent ended. Won makes its project. 422 `wrong-state`, `code-taken`, `closed-before-sent`. */
export const closeDealsheet = endpoint({
  method: 'POST',
  path: `${DEALSHEET}/outcome`,
  summary: 'Close a dealsheet',
  access: mayOfOne('update'),
  params: dealsheetParams,
  body: outcome,
  response: dealsheet,
});

/** Who approves by margin and discount; those of an organization that has said none are the defaults. */
export const readApprovalBands = endpoint({
  method: 'GET',
  path: '/dealsheets/bands',
  summary: 'Read who approves dealsheets',
  access: mayOfAll('read'),
  response: z.object({ version: z.int(), bands: z.array(approvalBand) }),
});

/**
 * Says who approves, over the version that was looked at (0 = the defaults); what is submitted already stays with whom it went to. For
 * administrators: whoever approves doesn't say how much of it they may. 412, 422 `bands-out-of-order`.
 */
export const writeApprovalBands = endpoint({
  method: 'PUT',
  path: '/dealsheets/bands',
  summary: 'Say who approves dealsheets',
  access: { scope: 'organization', object: '/approval-bands', action: 'write' },
  body: z.object({ version: z.int().min(0), bands: z.array(approvalBand).min(1).max(10) }),
  response: z.object({ version: z.int(), bands: z.array(approvalBand) }),
});
