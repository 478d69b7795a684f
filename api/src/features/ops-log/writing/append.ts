import { sql } from 'kysely';
import type { Attachment } from '#contract/attachments/shapes.ts';
import { brokenRule } from '#contract/errors.ts';
import { CLOCK_ALLOWANCE_MIN } from '#contract/ops-log/states.ts';
import type { Context } from '../../../platform/context.ts';
import type { Changes } from '../../../platform/events.ts';
import { releaseEarly } from '../../../platform/postgres/commit.ts';
import { Late } from '../../../platform/postgres/late.ts';
import type { OpsLogKind, OpsLogSeverity, OpsLogState, OpsLogType } from '../../../platform/tables.ts';
import { hanging, namesOf, requireHung } from './hang-files.ts';
import { takenByAnother } from './sent-before.ts';

/** What the application says of a record; author, time, place and hash are the database's. */
export interface NewRecord {
  readonly id: string;
  readonly project_id: string;
  readonly kind: OpsLogKind;
  readonly about?: number;
  readonly state?: OpsLogState;
  /** Now, where it isn't said. */
  readonly occurred_at?: string | undefined;
  /** A clock said so: where it is ahead, it means now. */
  readonly by_clock?: boolean;
  readonly type?: OpsLogType;
  readonly severity?: OpsLogSeverity;
  readonly title?: string;
  readonly body: string;
  readonly root_cause?: string | null;
  readonly shift_id?: string | null;
  readonly location?: string | null;
  readonly people?: readonly string[];
  readonly tags?: readonly string[];
  /** Whom its text mentions. */
  readonly mentions?: readonly string[];
  /** Files that the caller has kept for it. */
  readonly files?: readonly string[];
  readonly owner_id?: string | undefined;
  readonly due?: string | undefined;
  readonly client_uuid?: string | null;
}

/** What the chain makes of a record. */
export interface Appended {
  readonly seq: number;
  readonly occurred_at: string;
  readonly recorded_at: string;
  readonly hash: string;
  readonly files: Attachment[];
}

/**
 * Appends a record to a chain, held until the transaction ends. Throws 422 `occurred-in-future`, `file-gone`, `client-uuid-taken`. It happened in a
 * millisecond, as answers say it: a correction that repeats the time of its entry stands above it, not a fraction below.
 */
const append = async (context: Context, record: NewRecord): Promise<Appended> => {
  const { db, organization } = context;
  const { people = [], tags = [], files = [] } = record;
  const { before, hashes, made: hung } = hanging(context, record);
  releaseEarly(db);
  const said = sql`${record.occurred_at ?? null}::timestamptz`;
  const happened = record.by_clock ? sql`least(${said}, clock_timestamp())` : said;
  const insertion = sql<Appended>`
    ${before} insert into ops_log (org_id, id, project_id, kind, about, state, occurred_at, type, severity, title, body, root_cause, shift_id,
      location, people, tags, attachments, owner_id, due, client_uuid)
    values (${organization}, ${record.id}, ${record.project_id}, ${record.kind}, ${record.about ?? null}, ${record.state ?? null},
      date_trunc('milliseconds', coalesce(${happened}, clock_timestamp())), ${record.type ?? null}, ${record.severity ?? null},
      ${record.title ?? null}, ${record.body}, ${record.root_cause ?? null}, ${record.shift_id ?? null},
      ${record.location ?? null}, ${people}::uuid[], ${tags}::text[], ${hashes}, ${record.owner_id ?? null}, ${record.due ?? null},
      ${record.client_uuid ?? null})
    returning seq, occurred_at, recorded_at, encode(hash, 'hex') as hash, ${hung} as files`;
  const { rows } = await insertion.execute(db).catch((error: unknown) => {
    if (breaks(error, 'ops_log_future')) throw notYet();
    throw breaks(error, 'ops_log_org_id_project_id_client_uuid_key') ? takenByAnother() : error;
  });
  const [made] = rows;
  if (!made) throw new Error('Nothing was appended.');
  requireHung(files, made.files);
  return made;
};

const breaks = (error: unknown, constraint: string): boolean =>
  error instanceof Error && 'constraint' in error && error.constraint === constraint;

const notYet = () =>
  brokenRule(
    'occurred-in-future',
    'occurred_at',
    `This has not happened yet. Check the time, and your device's clock: it may be ${CLOCK_ALLOWANCE_MIN} minutes fast.`,
  );

/** What is told of a record: what happened to which entry. */
interface Told {
  readonly type: `ops_log_entry.${string}`;
  readonly entry: string;
  readonly changes: Changes;
  /** Whether anybody is to be told: a job for each note would hold its log for longer. */
  readonly tells: boolean;
}

/**
 * Appends a record, tells of it with its place and hash, so that the audit trail holds the chain, too, and answers what `read`
 * makes of it: all in one message, since the log is held until the transaction ends. Throws 422 as appending does.
 */
export const appendAndTell = async <Answer>(
  context: Context,
  record: NewRecord,
  told: Told,
  read: (appended: Promise<Appended>) => Promise<Answer>,
): Promise<Answer> => {
  const appended = append(context, record);
  const rest = Promise.all([read(appended), tell(context, record, told)]);
  // What comes behind a record that is refused fails with it, and says nothing.
  rest.catch(() => undefined);
  await appended;
  const [answer] = await rest;
  return answer;
};

/**
 * The same where the answer needs nothing that isn't known but what the chain makes of the record: unless somebody is to be told or files
 * hang on it, the end of the transaction travels with it, and the log is held for that alone.
 */
export const appendLast = async <Answer>(
  context: Context,
  record: NewRecord,
  told: Told,
  present: (appended: Appended) => Answer,
): Promise<Answer | Late<Answer>> => {
  const answer = appendAndTell(context, record, told, async (appended) => present(await appended));
  // A file may turn out to be gone.
  const isKnown = !told.tells && !record.files?.length;
  return isKnown ? new Late(answer, sql`${JSON.stringify(present(UNMADE))}::jsonb || ${MADE}`) : answer;
};

const UNMADE: Appended = { seq: 0, occurred_at: '', recorded_at: '', hash: '', files: [] };
/** What the chain has made of the record that was appended last, as answers say it. */
const MADE = sql`current_setting('muster.ops_log_appended')::jsonb - 'record'`;

const tell = (context: Context, record: NewRecord, { type, entry, changes, tells }: Told) =>
  context.record({
    type,
    subject: { type: 'ops_log_entry', id: entry },
    project: record.project_id,
    ...{ changes, tells },
    madeData: sql`current_setting('muster.ops_log_appended')::jsonb - '{occurred_at,recorded_at}'::text[] ${namesOf(context, record)} ${mentionedIn(record)}`,
  });

/** For whoever tells those who are mentioned. */
const mentionedIn = ({ mentions = [], title }: NewRecord) =>
  mentions.length === 0 ? sql`` : sql`|| ${JSON.stringify({ mentions, title })}::jsonb`;
