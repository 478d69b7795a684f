import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { page, pageQuery, sortBy } from '../pagination.ts';
import { id } from '../shapes.ts';
import { approvalBand } from './bands.ts';
import { dealsheetBoard, dealsheetFilters } from './board.ts';
import { dealsheetContent } from './content.ts';
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

const ALL = '/dealsheets';
const ONE = `${ALL}/:dealsheet_id` as const;
const OBJECT = '/dealsheets/:dealsheet_id';
const mayAll = (action: 'list' | 'create' | 'read') =>
  ({ scope: 'organization', object: ALL, action }) as const;
const may = (action: 'read' | 'update' | 'submit' | 'approve') =>
  ({ scope: 'organization', object: OBJECT, action }) as const;
const params = z.object({ dealsheet_id: id });

/** Keys that the list of dealsheets is sorted by. */
export const DEALSHEET_SORTS = ['updated_at', 'title', 'number', 'close_on', 'price_minor'] as const;

/** The dealsheets of the organization. */
export const listDealsheets = endpoint({
  method: 'GET',
  path: ALL,
  summary: 'List dealsheets',
  access: mayAll('list'),
  query: z.object({ ...pageQuery.shape, ...dealsheetFilters.shape, sort: sortBy(DEALSHEET_SORTS) }),
  response: page(dealsheetSummary),
});

/** The pipeline by status, with sums and the first cards of each column. */
export const readDealsheetBoard = endpoint({
  method: 'GET',
  path: '/dealsheets/board',
  summary: 'Read the board of dealsheets',
  access: mayAll('list'),
  query: dealsheetFilters,
  response: dealsheetBoard,
});

/** Makes a dealsheet with a first draft. 422 as a scenario's rules, and `client-archived`. */
export const createDealsheet = endpoint({
  method: 'POST',
  path: ALL,
  summary: 'Create a dealsheet',
  access: mayAll('create'),
  body: newDealsheet,
  response: dealsheet,
  status: 201,
});

/** A dealsheet with its newest revision. */
export const readDealsheet = endpoint({
  method: 'GET',
  path: ONE,
  summary: 'Read a dealsheet',
  access: may('read'),
  params,
  response: dealsheet,
});

/** Changes the dealsheet itself, not what it offers. 422 `archived`, `client-archived`, `dealsheet-won`. */
export const updateDealsheet = endpoint({
  method: 'PATCH',
  path: ONE,
  summary: 'Change a dealsheet',
  access: may('update'),
  params,
  body: dealsheetChanges,
  response: dealsheet,
});

/**
 * Changes what is offered, which comes whole: a draft as it stands; anything that was submitted forks a revision, whose number is
 * one more. 412 by the dealsheet's version. 422 as a scenario's rules, `dealsheet-won`, `locked-by-preset`.
 */
export const updateDealsheetContent = endpoint({
  method: 'PATCH',
  path: `${ONE}/content`,
  summary: 'Change what a dealsheet offers',
  access: may('update'),
  params,
  body: dealsheetContent,
  response: dealsheet,
});

/** Archives a dealsheet that isn't won. 422 `dealsheet-won`. */
export const archiveDealsheet = endpoint({
  method: 'DELETE',
  path: ONE,
  summary: 'Archive a dealsheet',
  access: may('update'),
  params,
});

/** Brings an archived dealsheet back. */
export const restoreDealsheet = endpoint({
  method: 'POST',
  path: `${ONE}/restore`,
  summary: 'Restore a dealsheet',
  access: may('update'),
  params,
  response: dealsheet,
});

/** The revisions of a dealsheet, newest first, whole: two of them are compared. */
export const listDealsheetRevisions = endpoint({
  method: 'GET',
  path: `${ONE}/revisions`,
  summary: 'List the revisions of a dealsheet',
  access: may('read'),
  params,
  query: pageQuery,
  response: page(dealsheetRevision),
});

/** Submits the draft. 422 `wrong-state`, `nothing-to-submit` without lines, `revision-forked` of an older revision. */
export const submitDealsheet = endpoint({
  method: 'POST',
  path: `${ONE}/submit`,
  summary: 'Submit a dealsheet',
  access: may('submit'),
  params,
  body: submission,
  response: dealsheet,
});

/**
 * Decides what was submitted. 403 `approval-band` (which role may), `own-dealsheet` (who wrote in it or submitted it never decides);
 * 422 `revision-forked` where it was changed since, `wrong-state`, `note-needed`.
 */
export const decideDealsheet = endpoint({
  method: 'POST',
  path: `${ONE}/decision`,
  summary: 'Decide a submitted dealsheet',
  access: may('approve'),
  params,
  body: decisionOn,
  response: dealsheet,
});

/** Says that an approved revision went out to the client. 422 `wrong-state`, `revision-forked`, `sent-in-the-future`. */
export const sendDealsheet = endpoint({
  method: 'POST',
  path: `${ONE}/sending`,
  summary: 'Mark a dealsheet as sent',
  access: may('update'),
  params,
  body: sending,
  response: dealsheet,
});

/** Says how a deal that was sent ended. Won makes its project. 422 `wrong-state`, `code-taken`, `closed-before-sent`. */
export const closeDealsheet = endpoint({
  method: 'POST',
  path: `${ONE}/outcome`,
  summary: 'Close a dealsheet',
  access: may('update'),
  params,
  body: outcome,
  response: dealsheet,
});

/** Who approves by margin and discount; those of an organization that has said none are the defaults. */
export const readApprovalBands = endpoint({
  method: 'GET',
  path: '/dealsheets/bands',
  summary: 'Read who approves dealsheets',
  access: mayAll('read'),
  response: z.object({ version: z.int(), bands: z.array(approvalBand) }),
});

/** Says who approves, over the version that was looked at (0 = the defaults). 412, 422 `bands-out-of-order`. */
export const writeApprovalBands = endpoint({
  method: 'PUT',
  path: '/dealsheets/bands',
  summary: 'Say who approves dealsheets',
  access: { scope: 'organization', object: '/dealsheets/bands', action: 'write' },
  body: z.object({ version: z.int().min(0), bands: z.array(approvalBand).min(1).max(10) }),
  response: z.object({ version: z.int(), bands: z.array(approvalBand) }),
});
