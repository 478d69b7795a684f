import { createHash } from 'node:crypto';
import { sql } from 'kysely';
import { type ChainedRecord, chainedText, NOTHING_BEFORE } from '#contract/ops-log/chain.ts';
import type { OpsLogCheck } from '#contract/ops-log/shapes.ts';
import { youngCollector } from '../../../platform/collecting.ts';
import type { Database } from '../../../platform/postgres/database.ts';
import { listLostFiles } from './lost-files.ts';
import { SaidItems } from './said-items.ts';
import { verifyItems } from './verify-items.ts';
import { verifyTrail } from './verify-trail.ts';

/** Records that one statement reads. */
const PAGE = 500;
/** After so many records, what was read of them is collected, so that a long chain takes no more memory than a short one. */
const COLLECTED_AFTER = 1_000;

/** Which chain. */
export interface LogPlace {
  readonly organization: string;
  readonly project: string;
}

interface ChainRow extends ChainedRecord {
  readonly prev_hash: string;
  readonly hash: string;
}

type Link = Pick<ChainRow, 'seq' | 'hash'> & { readonly id: string | null };
type Fault = NonNullable<OpsLogCheck['fault']>;

const START: Link = { seq: 0, hash: NOTHING_BEFORE, id: null };

/**
 * Reads a project's chain page by page and computes every hash anew, without the database's own functions, up to the first place
 * that is broken; then compares it with what the audit trail has noted of it, and what lists show with what it says. What is
 * appended meanwhile is no fault. A hash that somebody kept is looked for on the way.
 */
export const verifyLog = async (db: Database, place: LogPlace, kept?: string): Promise<OpsLogCheck> => {
  // A log that has just grown is small to the planner, which would sort what is left of it for each page.
  await sql`select set_config('enable_sort', 'off', true), set_config('enable_bitmapscan', 'off', true)`.execute(
    db,
  );
  const collectYoung = youngCollector();
  const items = new SaidItems();
  let last = START;
  let found: OpsLogCheck['kept'] = null;
  const goOn = async (until: number): Promise<Fault | null> => {
    for (;;) {
      const read = last.seq < until ? await readRecords(db, place, last.seq) : [];
      const rows = read.filter(({ seq }) => seq <= until);
      const lost = await listLostFiles(db, place, rows);
      for (const row of rows) {
        const fault = (await faultOf(db, place, row, last)) ?? fileFault(row, lost);
        if (fault) return fault;
        last = row;
        if (row.hash === kept) found = { sequence: row.seq };
        items.add(row);
      }
      if (rows.length === 0) return null;
      if (last.seq % COLLECTED_AFTER === 0) collectYoung();
    }
  };
  const checkHead = async (): Promise<Fault | null> => {
    const end = await readEnd(db, place);
    return (await goOn(end.last)) ?? headFault(last, end);
  };
  const broken = (await goOn(Number.MAX_SAFE_INTEGER)) ?? (await checkHead());
  const trail = broken ? null : await verifyTrail(db, place);
  const fault = broken ?? trail ?? (await verifyItems(db, place, { items, goOn }));
  const records = trail ? trail.sequence - 1 : last.seq;
  return { intact: !fault, records, head: headOf(last), fault, ...(kept ? { kept: found } : {}) };
};

const headOf = ({ seq, hash }: Link): OpsLogCheck['head'] => (seq === 0 ? null : { sequence: seq, hash });

const hashOf = (record: ChainRow, before: string): string =>
  createHash('sha256').update(Buffer.from(before, 'hex')).update(chainedText(record)).digest('hex');

/** What is wrong between a record and the one before it. */
const faultOf = async (db: Database, place: LogPlace, row: ChainRow, before: Link): Promise<Fault | null> => {
  if (row.seq !== before.seq + 1) return { sequence: before.seq + 1, record_id: null, why: 'missing' };
  const here = { sequence: row.seq, record_id: row.id };
  if (hashOf(row, before.hash) === row.hash)
    return row.prev_hash === before.hash ? null : { ...here, why: 'altered' };
  if (row.prev_hash === before.hash) return { ...here, why: 'altered' };
  // It holds by itself: so it is the one before that isn't what it followed on.
  if (hashOf(row, row.prev_hash) === row.hash)
    return before.seq === 0
      ? { ...here, why: 'altered' }
      : { sequence: before.seq, record_id: before.id, why: 'altered' };
  const isElsewhere = row.prev_hash === NOTHING_BEFORE || (await hasHash(db, place, row.prev_hash));
  return isElsewhere ? { ...here, why: 'reordered' } : { ...here, record_id: null, why: 'missing' };
};

const fileFault = ({ seq, id }: ChainRow, lost: ReadonlySet<number>): Fault | null =>
  lost.has(seq) ? { sequence: seq, record_id: id, why: 'file' } : null;

const headFault = (last: Link, { head }: End): Fault | null => {
  if (!head) return last.seq === 0 ? null : { sequence: last.seq, record_id: last.id, why: 'head' };
  if (head.seq > last.seq) return { sequence: last.seq + 1, record_id: null, why: 'missing' };
  return head.seq === last.seq && head.hash === last.hash
    ? null
    : { sequence: last.seq, record_id: last.id, why: 'head' };
};

const readRecords = async (db: Database, { organization, project }: LogPlace, after: number) => {
  const { rows } = await sql<ChainRow>`
    select format, org_id, project_id, seq, id, kind, about, state, seal_time(occurred_at) as occurred_at,
      seal_time(recorded_at) as recorded_at, author_id, type, severity, title, body, root_cause, shift_id, location,
      people, tags, attachments, owner_id, due::text, client_uuid, encode(prev_hash, 'hex') as prev_hash, encode(hash, 'hex') as hash
    from ops_log where org_id = ${organization} and project_id = ${project} and seq > ${after}
    order by seq limit ${sql.lit(PAGE)}`.execute(db);
  return rows;
};

const hasHash = async (db: Database, { organization, project }: LogPlace, hash: string): Promise<boolean> => {
  const { rows } = await sql`select from ops_log
    where org_id = ${organization} and project_id = ${project} and hash = decode(${hash}, 'hex') limit 1`.execute(
    db,
  );
  return rows.length > 0;
};

interface End {
  readonly last: number;
  readonly head: { readonly seq: number; readonly hash: string } | null;
}

/** Where the chain ends, and where its head says so, at one moment. */
const readEnd = async (db: Database, { organization, project }: LogPlace): Promise<End> => {
  const { rows } = await sql<End>`
    select coalesce((select max(seq) from ops_log where org_id = ${organization} and project_id = ${project}), 0) as last,
      (select jsonb_build_object('seq', seq, 'hash', encode(hash, 'hex')) from ops_log_heads
        where org_id = ${organization} and project_id = ${project}) as head`.execute(db);
  return rows[0] ?? { last: 0, head: null };
};
