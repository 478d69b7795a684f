import { z } from 'zod';
import { attachment, MOST_ATTACHMENTS } from '../attachments/shapes.ts';
import { mentionsIn } from '../comments/mentions.ts';
import { MENTIONS_LIMIT } from '../comments/shapes.ts';
import { day, id, instant, longText, name, reference, tags } from '../shapes.ts';
import { followUpState, handoverState, incidentState, opsLogType, recordKind, severity } from './states.ts';

const unique = (items: readonly string[]): boolean => new Set(items).size === items.length;
const FIRST = Date.parse('2000-01-01T00:00:00Z');
const place = z.string().trim().min(1, 'Say where.').max(120, 'Use at most 120 characters.');

const when = instant.refine((at) => Date.parse(at) >= FIRST, 'Enter a time in this century.').optional();

/** How a device without a network says what it did when: `client_uuid` is its own name for it, under which it lands once. */
export const doneOffline = {
  /** When it happened; now, unless said otherwise. */
  occurred_at: when,
  /** A clock said so and nobody typed it: where it is ahead of the server's, however far, it means now. */
  by_clock: z.boolean().default(false),
  client_uuid: id.nullable().default(null),
};
/** How a device without a network says what it did when. */
export type DoneOffline = z.infer<z.ZodObject<typeof doneOffline>>;

const said = {
  severity: severity.default('info'),
  title: name,
  /** `<@id>` for everybody mentioned. */
  body: longText
    .refine(
      (body) => mentionsIn(body).length <= MENTIONS_LIMIT,
      `Mention at most ${MENTIONS_LIMIT} people in an entry.`,
    )
    .default(''),
  /** When it happened; now, unless said otherwise. */
  occurred_at: when,
  location: place.nullable().default(null),
  people: z.array(id).max(50, 'Name at most 50 people.').refine(unique, 'Name everybody once.').default([]),
  tags: tags.refine(unique, 'Use every tag once.').default([]),
  /** Files that were sent for it, which hang on it from then on. */
  files: z
    .array(id)
    .max(MOST_ATTACHMENTS, `Send at most ${MOST_ATTACHMENTS} files.`)
    .refine(unique, 'Send every file once.')
    .default([]),
};

/** What somebody writes into an ops-log. */
export const newOpsLogEntry = z.object({
  type: opsLogType,
  ...said,
  ...doneOffline,
  shift_id: id.nullable().default(null),
  follow_up: z.object({ owner_id: id, due: day }).nullable().default(null),
});
/** What somebody writes into an ops-log. */
export type NewOpsLogEntry = z.infer<typeof newOpsLogEntry>;

/** What an entry should have said; its type stays, and so do its files, to which those of the correction come. */
export const opsLogCorrection = z.object({ ...said, client_uuid: id.nullable().default(null) });
/** What an entry should have said. */
export type OpsLogCorrection = z.infer<typeof opsLogCorrection>;

const link = z.object({ id, sequence: z.int() });

/** What an incident has come to; seconds are from when it happened, null while it wasn't acknowledged or resolved. */
export const incident = z.object({
  state: incidentState,
  severity,
  root_cause: z.string().nullable(),
  acknowledged_after_s: z.int().nullable(),
  resolved_after_s: z.int().nullable(),
});

/**
 * What a handover has come to. `rostered_next` takes over what was signed out, nobody where it may be anybody; `may` is what the
 * caller brings it to, as far as that depends on who they are.
 */
export const handover = z.object({
  state: handoverState,
  rostered_next: z.array(reference),
  may: z.array(handoverState),
});

/**
 * Something that was written into an ops-log, with the names of today. `sequence` is its place in the project's chain, `hash`
 * (hex) covers it and everything before; `corrects` what it is a correction of, `corrected_by` its own corrections.
 * `mentions` are the people whom its body mentions; `attachments` are the hashes of its files as the chain holds them, `files` those of them that are still there.
 */
export const opsLogEntry = z.object({
  id,
  sequence: z.int(),
  project_id: id,
  type: opsLogType,
  severity,
  title: z.string(),
  body: z.string(),
  occurred_at: instant,
  recorded_at: instant,
  author: reference.nullable(),
  shift_id: id.nullable(),
  /** From when to when that is; of a correction its entry's. Not told of what was just written. */
  shift: z.object({ starts_at: instant, ends_at: instant }).nullable().optional(),
  location: z.string().nullable(),
  people: z.array(reference),
  tags: z.array(z.string()),
  attachments: z.array(z.string()),
  files: z.array(attachment),
  mentions: z.array(reference),
  client_uuid: id.nullable(),
  corrects: link.nullable(),
  corrected_by: z.array(link),
  incident: incident.nullable(),
  handover: handover.nullable(),
  follow_up: z.object({ owner: reference, due: day, state: followUpState }).nullable(),
  hash: z.string(),
});
/** Something that was written into an ops-log. */
export type OpsLogEntry = z.infer<typeof opsLogEntry>;

/** A step of what an entry began: who brought it to which state, and when. */
export const opsLogStep = z.object({
  id,
  sequence: z.int(),
  kind: recordKind,
  state: z.string(),
  note: z.string(),
  root_cause: z.string().nullable(),
  occurred_at: instant,
  recorded_at: instant,
  author: reference.nullable(),
  hash: z.string(),
});

/** An entry with its corrections and all its steps, oldest first. */
export const opsLogEntryWhole = opsLogEntry.extend({
  corrections: z.array(opsLogEntry),
  steps: z.array(opsLogStep),
});
/** An entry with its corrections and all its steps. */
export type OpsLogEntryWhole = z.infer<typeof opsLogEntryWhole>;

/**
 * Why a chain is broken at a place: the record was `altered`, one is `missing`, it is one of another place (`reordered`), a `file`
 * of it is gone or not the one whose hash it holds, or the chain doesn't end where its head says. Where the chain holds by itself, and the
 * audit trail has noted another hash or a record that isn't there: `altered`, `missing`; where that knows of none: `unnoted`. Where
 * lists show something else of what an entry began or left to do than the chain says: `state`.
 */
export const OPS_LOG_FAULTS = [
  'altered',
  'missing',
  'reordered',
  'file',
  'head',
  'unnoted',
  'state',
] as const;

/** Hash of a record, as an answer or an export of before said it and somebody kept it. */
export const keptHash = z
  .string()
  .trim()
  .toLowerCase()
  .regex(/^[0-9a-f]{64}$/, 'A hash has 64 characters, each a figure or a letter from a to f.');

/**
 * What checking a project's chain came to; `fault` names the first place that is broken, `head` where it ends, `kept` the record whose
 * hash somebody kept: null where none that was checked has it, nothing where nobody asked.
 */
export const opsLogCheck = z.object({
  intact: z.boolean(),
  records: z.int(),
  head: z.object({ sequence: z.int(), hash: z.string() }).nullable(),
  fault: z.object({ sequence: z.int(), record_id: id.nullable(), why: z.enum(OPS_LOG_FAULTS) }).nullable(),
  kept: z.object({ sequence: z.int() }).nullable().optional(),
});
/** What checking a project's chain came to. */
export type OpsLogCheck = z.infer<typeof opsLogCheck>;
