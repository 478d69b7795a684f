import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { page, pageQuery } from '../pagination.ts';
import { id, instant } from '../shapes.ts';
import { clientStatus } from './shapes.ts';

/** What two clients can have in common, the surest first; `alike` is a name that is nearly the same. */
export const LIKENESSES = ['vat_id', 'website', 'name', 'alike'] as const;

/** What two clients have in common. */
export const likeness = z.enum(LIKENESSES);

/** What two clients have in common. */
export type Likeness = z.infer<typeof likeness>;

/** A client beside one that looks the same. */
export const twin = z.object({
  id,
  name: z.string(),
  code: z.string().nullable(),
  legal_name: z.string().nullable(),
  vat_id: z.string().nullable(),
  website: z.string().nullable(),
  status: clientStatus,
  archived_at: instant.nullable(),
  projects: z.int(),
});

/** A client beside one that looks the same. */
export type Twin = z.infer<typeof twin>;

/** A client that looks like what is typed, and why. */
export const likelyDuplicate = z.object({ ...twin.shape, reasons: z.array(likeness) });

/** A client that looks like what is typed, and why. */
export type LikelyDuplicate = z.infer<typeof likelyDuplicate>;

/** Two clients that look like one; `dismissed_at` is set when somebody said that they aren't. */
export const duplicatePair = z.object({
  id,
  first: twin,
  second: twin,
  reasons: z.array(likeness),
  dismissed_at: instant.nullable(),
});

/** Two clients that look like one. */
export type DuplicatePair = z.infer<typeof duplicatePair>;

const text = (max: number) => z.string().trim().max(max).optional();

/** Clients that look like what is typed, the surest first, at most ten. `except` = the client that is being changed. */
export const listLikelyDuplicates = endpoint({
  method: 'GET',
  path: '/likely-client-duplicates',
  summary: 'List clients that look like what is typed',
  access: { scope: 'organization', object: '/clients', action: 'list' },
  query: z.object({ name: text(120), website: text(500), vat: text(40), except: id.optional() }),
  response: z.object({ data: z.array(likelyDuplicate) }),
});

/** Pairs of clients that look like one, page by page: those that nobody has decided on, or the dismissed ones. */
export const listDuplicates = endpoint({
  method: 'GET',
  path: '/client-duplicates',
  summary: 'List clients that look like one',
  access: { scope: 'organization', object: '/clients', action: 'list' },
  query: z.object({
    ...pageQuery.shape,
    dismissed: z.stringbool().default(false),
    client_id: id.optional(),
  }),
  response: page(duplicatePair),
});

/**
 * Says that two clients aren't the same, so that they leave the list of duplicates for good, or takes that back. Saying it again
 * changes nothing.
 */
export const decideDuplicate = endpoint({
  method: 'POST',
  path: '/client-duplicates/:duplicate_id/decision',
  summary: 'Say whether two clients are the same',
  access: { scope: 'organization', object: '/clients', action: 'merge' },
  params: z.object({ duplicate_id: id }),
  body: z.object({ dismissed: z.boolean() }),
  response: duplicatePair,
});
