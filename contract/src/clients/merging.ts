import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { page, pageQuery } from '../pagination.ts';
import { day, id, instant, reference } from '../shapes.ts';
import { client, clientFields } from './shapes.ts';

/** A field of a client whose value can come from either of two; of tags, both together. */
export const mergeField = clientFields.keyof();

/** A field of a client whose value can come from either of two. */
export type MergeField = z.infer<typeof mergeField>;

/** What hangs on a client and goes along: projects, contacts, addresses, rates, exports of time, scenarios, dealsheets, account plans, clients that belong to it, and that went into it. */
export const MOVING_KINDS = [
  'projects',
  'contacts',
  'addresses',
  'rates',
  'time_exports',
  'scenarios',
  'dealsheets',
  'account_plans',
  'children',
  'merged',
] as const;

/** What hangs on a client and goes along. */
export const movingKind = z.enum(MOVING_KINDS);

/** What hangs on a client and goes along. */
export type MovingKind = z.infer<typeof movingKind>;

/** How many of a kind. */
export const movingCount = z.object({ kind: movingKind, count: z.int() });

/** A rate of the client that goes, for a time in which the one that stays has a rate of its own for the same service. */
export const rateConflict = z.object({
  service: reference,
  valid_from: day,
  valid_to: day.nullable(),
});

/** What merging two clients would do. */
export const mergePreview = z.object({
  winner: client,
  loser: client,
  /** Fields in which they differ. */
  differing: z.array(mergeField),
  /** Those that the one that stays lacks: its value would come from the other. */
  suggested: z.array(mergeField),
  moves: z.array(movingCount),
  /** Rates that can't go along: they stay with the archived client. At most fifty are named. */
  rate_conflicts: z.object({ count: z.int(), rates: z.array(rateConflict) }),
});

/** What merging two clients would do. */
export type MergePreview = z.infer<typeof mergePreview>;

/** A client that went into another. */
export const clientMerge = z.object({
  id,
  winner: reference,
  loser: reference,
  fields: z.array(z.string()),
  moved: z.array(movingCount),
  author: z.string().nullable(),
  created_at: instant,
  undone_at: instant.nullable(),
});

/** A client that went into another. */
export type ClientMerge = z.infer<typeof clientMerge>;

const place = '/clients/:client_id';
const params = z.object({ client_id: id });
const couple = z.object({ client_id: id, winner_id: id });

/**
 * What merging a client into another, both of the address, would do. Throws what merging itself would be refused for: `merge-itself`,
 * `merge-relative` (one belongs to the other, also through others), `merged` (it went into another), `archived` and
 * `merge-active-plans` (each has an active account plan).
 */
export const previewMerge = endpoint({
  method: 'GET',
  path: `${place}/merge-into/:winner_id`,
  summary: 'See what merging a client would do',
  access: { scope: 'organization', object: place, action: 'merge' },
  params: couple,
  response: mergePreview,
});

/**
 * Merges a client into another: what hangs on it goes there, the fields of `take` get its values, and it is archived.
 * Merging it into the same one again changes nothing. The versions are those that the preview showed.
 */
export const mergeClients = endpoint({
  method: 'POST',
  path: `${place}/merge-into/:winner_id`,
  summary: 'Merge a client into another',
  access: { scope: 'organization', object: place, action: 'merge' },
  params: couple,
  body: z.object({
    version: z.int(),
    winner_version: z.int(),
    take: z.array(mergeField).max(mergeField.options.length),
  }),
  response: clientMerge,
});

/** What went into a client, and where it went itself, newest first. */
export const listMerges = endpoint({
  method: 'GET',
  path: `${place}/merges`,
  summary: 'List what a client was merged with',
  access: { scope: 'organization', object: place, action: 'read' },
  params,
  query: pageQuery,
  response: page(clientMerge),
});

/**
 * Takes merging back: everything is as it was. Refused by the rule `merge-touched` when something that merging wrote has been
 * changed since, with a sentence for each. Undoing it again changes nothing.
 */
export const undoMerge = endpoint({
  method: 'POST',
  path: '/client-merges/:merge_id/undo',
  summary: 'Undo the merging of two clients',
  access: { scope: 'organization', object: '/clients', action: 'merge' },
  params: z.object({ merge_id: id }),
  response: clientMerge,
});
