import { z } from 'zod';
import type { ChainedRecord } from './chain.ts';

/** Names of the files in an export, in a ZIP or attached to a PDF. */
export const EXPORT_FILES = {
  records: 'records.csv',
  manifest: 'manifest.json',
  signature: 'manifest.json.p7s',
} as const;

const place = z.object({ sequence: z.int(), hash: z.string() });
const named = z.object({ id: z.string(), name: z.string() });

/**
 * What an export says of itself. Its records are those of one stretch of the chain, each hashed behind the one before it:
 * `hash_before` the first, `last` after all of them. `head` is where the whole chain ended when it was exported.
 */
export const exportManifest = z.object({
  format: z.literal('muster-ops-log-export-1'),
  organization: named,
  project: named.extend({ code: z.string() }),
  timezone: z.string(),
  /** Days on which the records were recorded, both included, in that zone. */
  from: z.string(),
  to: z.string(),
  chosen_by: z.literal('recorded_at'),
  records: z.int(),
  first_sequence: z.int(),
  hash_before: z.string(),
  last: place,
  head: place,
  /** SHA-256 of the CSV, in hex. */
  records_sha256: z.string(),
  exported_at: z.string(),
  exported_by: z.string(),
});
/** What an export says of itself. */
export type ExportManifest = z.infer<typeof exportManifest>;

type Field = keyof ChainedRecord | 'hash';
/** Names of today and times in the project's zone, for people: nothing of them is hashed. */
export interface ReadableFields {
  readonly occurred_local: string;
  readonly recorded_local: string;
  readonly author: string | null;
  readonly people_names: string;
  readonly owner: string | null;
  readonly shift: string | null;
  /** The body with whoever it mentions by name. */
  readonly body_readable: string;
}

const NAMES_AND_TIMES = [
  ...['occurred_local', 'recorded_local', 'author', 'people_names', 'owner', 'shift', 'body_readable'],
] as const satisfies readonly (keyof ReadableFields)[];
/** Columns for people: whoever checks hashes does without them. */
export const READABLE_COLUMNS: ReadonlySet<string> = new Set(NAMES_AND_TIMES);

/** Columns of the CSV, in their order. */
export const EXPORT_COLUMNS = [
  ...['seq', 'kind', 'about', 'state', 'type', 'severity', 'title', 'body', 'body_readable', 'root_cause'],
  ...['occurred_local', 'recorded_local', 'author', 'location', 'people_names', 'tags', 'shift'],
  ...['owner', 'due', 'attachments', 'occurred_at', 'recorded_at', 'id', 'author_id', 'people'],
  ...['shift_id', 'owner_id', 'client_uuid', 'org_id', 'project_id', 'format', 'hash'],
] as const satisfies readonly (Field | keyof ReadableFields)[];

/** A record as it stands in a file: with its hash, after which the next one is hashed. */
export interface HashedRecord extends ChainedRecord {
  readonly hash: string;
}

/**
 * The cells of a record. Lists are JSON; nothing said is an empty cell, as no text of a record but `body` is ever empty. Whoever
 * writes them puts an apostrophe in front of what looks like a formula; one stands here in front of what begins with one, so
 * that {@link recordOf} can take off the first.
 */
export const cellsOf = (
  record: HashedRecord,
  readable: ReadableFields,
): Record<string, string | number | null> => {
  const { people, tags, attachments, ...plain } = record;
  const lists = { people, tags, attachments };
  const cells: Record<string, string | number | null> = { ...plain, ...readable };
  for (const [name, list] of Object.entries(lists)) cells[name] = list.length > 0 ? JSON.stringify(list) : '';
  for (const [name, cell] of Object.entries(cells))
    if (typeof cell === 'string' && cell.startsWith("'")) cells[name] = `'${cell}`;
  return cells;
};

const whole = z
  .string()
  .regex(/^[1-9]\d{0,15}$/)
  .transform(Number);
const maybe = z.string().transform((cell) => (cell === '' ? null : cell));
const list = z.string().transform((cell, context): string[] => {
  if (cell === '') return [];
  try {
    return z.array(z.string()).parse(JSON.parse(cell));
  } catch {
    context.addIssue('a list');
    return z.NEVER;
  }
});
const row = z.object({
  ...{ format: whole, org_id: z.string(), project_id: z.string(), seq: whole, id: z.string() },
  ...{ kind: z.string(), about: z.union([whole, maybe.pipe(z.null())]), state: maybe },
  ...{ occurred_at: z.string(), recorded_at: z.string(), author_id: maybe, type: maybe, severity: maybe },
  ...{ title: maybe, body: z.string(), root_cause: maybe, shift_id: maybe, location: maybe },
  ...{ people: list, tags: list, attachments: list, owner_id: maybe, due: maybe, client_uuid: maybe },
  hash: z.string(),
});

/** The record that a row of the CSV says, as it is hashed; null where it says none. */
export const recordOf = (cells: Readonly<Record<string, string>>): HashedRecord | null => {
  const bare = Object.entries(cells).map(([name, cell]) => [name, cell.replace(/^'/, '')]);
  return row.safeParse(Object.fromEntries(bare)).data ?? null;
};
