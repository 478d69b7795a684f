import { z } from 'zod';
import { positionFields } from '../positions/shapes.ts';
import { day, id, instant, longText, name, reference } from '../shapes.ts';

/** A reorganisation's life: it is drafted, applied as a whole, and may be undone; or it is put away. */
export const reorganisationStatus = z.enum(['draft', 'applied', 'undone', 'discarded']);
/** A reorganisation's life. */
export type ReorganisationStatus = z.infer<typeof reorganisationStatus>;

/** What becomes of somebody. */
export const personMove = z.object({
  manager_id: id.nullable().optional(),
  position_id: id.nullable().optional(),
  title: z.string().trim().max(120).nullable().optional(),
  department: z.string().trim().max(120).nullable().optional(),
});
/** What becomes of a position. */
export const positionMove = positionFields.pick({
  title: true,
  department: true,
  parent_id: true,
  headcount: true,
});

/** A move: what becomes of one person or position. A new position has the id that it will have, so that people are moved to it. */
export const newMove = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('person'), member_id: id, changes: personMove }),
  z.object({ kind: z.literal('position'), position_id: id, changes: positionMove.partial() }),
  z.object({
    kind: z.literal('new_position'),
    position_id: id,
    changes: positionMove.partial().required({ title: true }),
  }),
  z.object({ kind: z.literal('closed_position'), position_id: id }),
]);
/** A move. */
export type NewMove = z.infer<typeof newMove>;

const value = z.union([z.string(), z.number(), z.null()]);
/**
 * A move as it is kept; `stale` names fields that somebody changed since it was drafted, or since it was applied, or `member_id` and
 * `position_id` for who and what isn't there as expected.
 */
export const keptMove = z.object({
  id,
  kind: z.enum(['person', 'position', 'new_position', 'closed_position']),
  subject: reference,
  changes: z.record(z.string(), value),
  before: z.record(z.string(), value),
  /** Names of what ids in `changes` and `before` stand for. */
  names: z.record(z.string(), z.string()),
  stale: z.array(z.string()),
});
/** A move as it is kept. */
export type KeptMove = z.infer<typeof keptMove>;

/**
 * A reorganisation; `may` says what the caller may do with it now, `stale` how many of its `moves` are of somebody whom somebody else
 * changed since it was drafted, or since it was applied.
 */
export const reorganisation = z.object({
  id,
  version: z.int(),
  name: z.string(),
  note: z.string(),
  status: reorganisationStatus,
  moves: z.int(),
  stale: z.int(),
  created_at: instant,
  updated_at: instant,
  created_by: z.string().nullable(),
  applied_at: instant.nullable(),
  applied_by: reference.nullable(),
  undone_at: instant.nullable(),
  undone_by: reference.nullable(),
  may: z.array(z.enum(['write', 'apply', 'undo', 'discard'])),
});
/** A reorganisation. */
export type Reorganisation = z.infer<typeof reorganisation>;

/** A reorganisation with its moves, in the order in which they were drafted. */
export const wholeReorganisation = reorganisation.extend({ list: z.array(keptMove) });
/** A reorganisation with its moves. */
export type WholeReorganisation = z.infer<typeof wholeReorganisation>;

/** What changes of a reorganisation itself. */
export const reorganisationChanges = z.object({ name: name.optional(), note: longText.optional() });
/** A new reorganisation. */
export const newReorganisation = z.object({ name, note: longText.default('') });

/**
 * What would break: `approvals` = time that waits for somebody who would no more be its person's manager; `shifts` = shifts ahead of
 * people who would leave the branch of whoever owns the shift's project; `grants` = roles in projects that they would hold outside the
 * branch they move to; `leave` = leave that waits for somebody who would no more decide it. `before` is who is asked now, or owns the
 * project; `after` who would be asked instead, or whom they would answer to.
 */
export const BROKEN_KINDS = ['approvals', 'leave', 'shifts', 'grants'] as const;
/** Something that would break. */
export const brokenThing = z.object({
  kind: z.enum(BROKEN_KINDS),
  member: reference,
  count: z.int(),
  /** What it is about: the name of the shifts' project, a role; empty of time and leave, of which `days` are the first and the last. */
  about: z.string(),
  days: z.object({ from: day, to: day }).nullable(),
  project: reference.nullable(),
  before: reference.nullable(),
  after: reference.nullable(),
});
/** Something that would break. */
export type BrokenThing = z.infer<typeof brokenThing>;

/** What a reorganisation would break, and how spans and layers change. */
export const reorganisationEffects = z.object({
  broken: z.array(brokenThing),
  moved_people: z.int(),
  layers: z.object({ before: z.int(), after: z.int() }),
  widest_span: z.object({ before: z.int(), after: z.int() }),
  vacancies: z.object({ before: z.int(), after: z.int() }),
});
/** What a reorganisation would break. */
export type ReorganisationEffects = z.infer<typeof reorganisationEffects>;
