import { type RawBuilder, sql } from 'kysely';
import type { ChainCheck } from '#contract/audit/shapes.ts';
import type { Database } from '../../../platform/postgres/database.ts';

/** Seals, or events, that one statement looks at. */
const PAGE = 5_000;
const FAULTS = 100;
const GENESIS = Buffer.alloc(32);

/** Where a chain is kept, and what its rows are called. */
export interface Chain {
  readonly seals: RawBuilder<unknown>;
  readonly events: RawBuilder<unknown>;
  /** The key of `events`. */
  readonly key: RawBuilder<unknown>;
  /** Organization of a seal `s` and project of an event `e`; null above the organizations. */
  readonly org: RawBuilder<unknown>;
  readonly project: RawBuilder<unknown>;
  /** What joins `s` and `e` beside the event's id. */
  readonly joined: RawBuilder<unknown>;
}

/** The chain of the organization of the transaction. */
export const ORGANIZATION_CHAIN: Chain = {
  seals: sql`event_seals`,
  events: sql`events`,
  key: sql`org_id, id`,
  org: sql`s.org_id`,
  project: sql`e.project_id`,
  joined: sql`and e.org_id = s.org_id`,
};

/** The chain above the organizations. */
export const ROOT_CHAIN: Chain = {
  seals: sql`root_event_seals`,
  events: sql`root_events`,
  key: sql`id`,
  org: sql`null::uuid`,
  project: sql`null::uuid`,
  joined: sql``,
};

type Faults = ChainCheck['faults'];

interface SealPage {
  readonly seals: number;
  readonly found: number;
  readonly erased: number;
  readonly sequence: number;
  readonly hash: Buffer;
  readonly sealed_at: string;
  readonly faults: Faults;
}

/**
 * Looks at every seal and every event, page by page. What is written meanwhile comes with its seal, so that it is never
 * taken for a fault.
 */
export const verifyChain = async (db: Database, chain: Chain): Promise<ChainCheck> => {
  await readByIndex(db);
  const sums = { events: 0, erased: 0 };
  const faults: Faults = [];
  let head: SealPage | undefined;
  let page: SealPage | undefined;
  do {
    page = await checkSeals(db, chain, head);
    if (!page) break;
    sums.events += page.found;
    sums.erased += page.erased;
    faults.push(...page.faults);
    head = page;
  } while (page.seals === PAGE);
  const unsealed = await countUnsealed(db, chain, faults);
  return {
    events: sums.events + unsealed,
    erased: sums.erased,
    head: head
      ? { sequence: head.sequence, hash: head.hash.toString('hex'), sealed_at: head.sealed_at }
      : null,
    intact: faults.length === 0,
    faults: faults.slice(0, FAULTS),
  };
};

/** Nothing is known of tables that have just grown, and a plan of when they were small would be kept by the connection. */
const readByIndex = (db: Database) =>
  sql`select set_config(name, setting, true)
    from (values ('plan_cache_mode', 'force_custom_plan'), ('enable_seqscan', 'off'), ('enable_bitmapscan', 'off')) as s (name, setting)`.execute(
    db,
  );

const checkSeals = async (
  db: Database,
  chain: Chain,
  before: SealPage | undefined,
): Promise<SealPage | undefined> => {
  const [hash, sequence] = [before?.hash ?? GENESIS, before?.sequence ?? 0];
  const { rows } = await sql<SealPage>`
    with page as (
      select s.*, lag(s.hash, 1, ${hash}::bytea) over chain as hash_before, lag(s.seq, 1, ${sequence}::bigint) over chain as seq_before
      from (select * from ${chain.seals} where seq > ${sequence} order by seq limit ${sql.lit(PAGE)}) s
      window chain as (order by s.seq)
    ), checked as (
      select s.seq, s.event_id, s.hash, s.sealed_at, e.id is not null as found,
        e.id is not null and (s.who_salt is null or s.what_salt is null) as erased,
        array_remove(array[${linkFault(chain)}, ${eventFault(chain)}], null) as faults
      from page s left join lateral (
        select * from ${chain.events} e where e.id = s.event_id ${chain.joined} limit 1) e on true
    ), faulty as (
      select seq, event_id, fault from checked, unnest(faults) fault order by seq, fault limit ${sql.lit(FAULTS)}
    )
    select last.seq as sequence, last.hash, last.sealed_at, sums.*,
      (select coalesce(jsonb_agg(jsonb_build_object('sequence', seq, 'event_id', event_id, 'fault', fault)), '[]') from faulty) as faults
    from (select count(*) as seals, count(*) filter (where found) as found, count(*) filter (where erased) as erased from checked) sums
    cross join (select seq, hash, sealed_at from checked order by seq desc limit 1) last`.execute(db);
  return rows[0];
};

const linkFault = ({ org }: Chain) => sql`
  case when s.seq <> s.seq_before + 1 or s.hash <> seal_hash(
    s.hash_before, s.seq, ${org}, s.event_id, s.sealed_at, s.facts_digest, s.who_digest, s.what_digest) then 'link' end`;

/** Whoever's name was taken out is called by a pseudonym: an actor without salt and with another name was put there. */
const eventFault = ({ org, project }: Chain) => sql`
  case
    when e.id is null then 'missing'
    when s.facts_digest <> seal_facts(${org}, e.id, e.type, e.subject_type, e.subject_id, ${project}, e.occurred_at, e.request_id)
      or s.who_digest <> seal_digest(s.who_salt, to_jsonb(e.actor), to_jsonb(e.actor_name))
      or s.what_digest <> seal_digest(s.what_salt, e.changes, e.data)
      or (s.who_salt is null and coalesce(e.actor, '') !~ '^former-[0-9a-f]{32}$') then 'changed'
  end`;

/** How many events have no seal; the first of them go to the faults. */
const countUnsealed = async (db: Database, chain: Chain, faults: Faults): Promise<number> => {
  let unsealed = 0;
  let last: string | null = '00000000-0000-0000-0000-000000000000';
  while (last !== null) {
    const { rows }: { rows: { last: string | null; ids: string[] }[] } = await sql<{
      last: string | null;
      ids: string[];
    }>`
      with page as (select ${chain.key} from ${chain.events} where id > ${last}::uuid order by id limit ${sql.lit(PAGE)})
      select (select id from page order by id offset ${sql.lit(PAGE - 1)} limit 1) as last,
        array(select e.id from page e where not exists (
          select from ${chain.seals} s where s.event_id = e.id ${chain.joined}) order by e.id)::text[] as ids`.execute(
      db,
    );
    const ids = rows[0]?.ids ?? [];
    unsealed += ids.length;
    faults.push(
      ...ids.map((event_id) => ({ sequence: null, event_id, fault: 'unsealed' as const })).slice(0, FAULTS),
    );
    last = rows[0]?.last ?? null;
  }
  return unsealed;
};
