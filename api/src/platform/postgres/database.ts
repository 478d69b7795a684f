import {
  type CompiledQuery,
  type DatabaseConnection,
  type Driver,
  Kysely,
  PostgresAdapter,
  PostgresIntrospector,
  PostgresQueryCompiler,
  type QueryResult,
} from 'kysely';
import pg from 'pg';
import type { DB } from '../tables.ts';
import { batchingSocket } from './batching-socket.ts';
import { asApplication, type Login } from './login.ts';

/** What commands and queries write their SQL with: one transaction, inside one organization's row-level security. */
export type Database = Kysely<DB>;

/** Whose rows a transaction sees. `organization` null: personal and global rows only. */
export interface Scope {
  readonly organization: string | null;
  readonly sub: string | null;
  readonly writes: boolean;
  /** What memory holds of the person's access was true at this stamp; absent where it decided nothing. */
  readonly stamp?: string;
}

/** Something about the person's access has changed since memory was asked; nothing was done. */
export class AccessChanged extends Error {
  override name = 'AccessChanged';
}

/** The pool behind every request. */
export interface Databases {
  /** Runs `work` in one transaction as the role that can't bypass row-level security; rolls back when it throws. */
  within<Result>(scope: Scope, work: (db: Database) => Promise<Result>): Promise<Result>;
  /** A plain statement outside any organization, for start-up and health. */
  query(text: string, values?: unknown[]): Promise<pg.QueryResult>;
  close(): Promise<void>;
}

const { builtins } = pg.types;
const types = new pg.TypeOverrides();
types.setTypeParser(builtins.INT8, Number);
types.setTypeParser(builtins.DATE, String);
types.setTypeParser(builtins.TIMESTAMPTZ, (text) => new Date(text).toISOString());

/** Opens a pool of at most `size` connections; an idle connection's loss is told to `onError`, not thrown. */
export const openDatabase = (login: Login, size: number, onError: (error: Error) => void): Databases => {
  const pool = new pg.Pool({
    connectionString: asApplication(login),
    max: size,
    types,
    pipeline: true,
    stream: batchingSocket,
    application_name: 'muster',
  });
  pool.on('error', onError);
  // A connection that is lost while it is in use, or after the pool has ended, tells its query; it must not end the process.
  pool.on('connect', (client) => client.on('error', () => undefined));
  return {
    within: (scope, work) => runWithin(pool, scope, work),
    query: (text, values) => pool.query(text, values),
    close: () => pool.end(),
  };
};

const runWithin = async <Result>(
  pool: pg.Pool,
  scope: Scope,
  work: (db: Database) => Promise<Result>,
): Promise<Result> => {
  const client = await pool.connect();
  let broken: Error | undefined;
  // Sent without waiting: the first query travels in the same round trip.
  const begun = client.query(beginning(scope)).catch((error: Error) => {
    broken = error;
  });
  const changed = hasAccessChanged(client, scope);
  try {
    const result = await work(kyselyOf(client));
    await begun;
    if (broken) throw broken;
    if (await changed) throw new AccessChanged();
    const committed = client.query('commit');
    // A read has nothing to lose by then: the connection goes on to the next request at once.
    if (scope.writes) await committed;
    else committed.catch(() => undefined);
    client.release();
    return result;
  } catch (error) {
    const isStale = await changed;
    const lost = await client.query('rollback').then(
      () => broken,
      (failure: Error) => failure,
    );
    // Whoever lost their rights on the way, by an injected statement perhaps, doesn't hand the connection on.
    client.release(lost ?? isUnprivileged(error));
    throw isStale ? new AccessChanged() : error;
  }
};

const isUnprivileged = (error: unknown) =>
  error instanceof Error && 'code' in error && error.code === '42501';

/** Asked in the same round trip as the first query; a statement that fails tells it there. */
const hasAccessChanged = async (client: pg.PoolClient, { sub, stamp }: Scope): Promise<boolean> => {
  if (stamp === undefined) return false;
  const query = { name: 'access_stamp', text: ACCESS_STAMP, values: [sub] };
  const answer = await client.query<{ stamp: string }>(query).catch(() => null);
  return answer !== null && answer.rows[0]?.stamp !== stamp;
};

const ACCESS_STAMP = "select sum(version)::text as stamp from access_stamps where subject in ($1, '*')";

/** Settings for this transaction alone; unlike `set_config` they send no rows back. */
const beginning = ({ organization, sub, writes }: Scope): string =>
  `begin${writes ? '' : ' read only'}; set local muster.org = ${pg.escapeLiteral(organization ?? '')}; set local muster.sub = ${pg.escapeLiteral(sub ?? '')}`;

const bound = new WeakMap<pg.PoolClient, Database>();

const kyselyOf = (client: pg.PoolClient): Database => {
  const known = bound.get(client);
  if (known) return known;
  const made = new Kysely<DB>({
    dialect: {
      createAdapter: () => new PostgresAdapter(),
      createDriver: () => driverOf(client),
      createIntrospector: (db) => new PostgresIntrospector(db),
      createQueryCompiler: () => new PostgresQueryCompiler(),
    },
  });
  bound.set(client, made);
  return made;
};

const driverOf = (client: pg.PoolClient): Driver => {
  const connection: DatabaseConnection = {
    executeQuery: <Row>(query: CompiledQuery) => execute<Row>(client, query),
    streamQuery: () => {
      throw new Error('Rows are read in pages, not streamed.');
    },
  };
  const refuse = () => Promise.reject(new Error('The route opens the transaction; nothing else does.'));
  return {
    init: () => Promise.resolve(),
    acquireConnection: () => Promise.resolve(connection),
    beginTransaction: refuse,
    commitTransaction: refuse,
    rollbackTransaction: refuse,
    releaseConnection: () => Promise.resolve(),
    destroy: () => Promise.resolve(),
  };
};

const names = new Map<string, string>();

/** Statements are prepared once a connection; past 2 000 different texts (filters multiply) the rest stay unnamed. */
const nameOf = (text: string): string | undefined => {
  const known = names.get(text);
  if (known || names.size >= 2_000) return known;
  const name = `q${names.size}`;
  names.set(text, name);
  return name;
};

const execute = async <Row>(client: pg.PoolClient, query: CompiledQuery): Promise<QueryResult<Row>> => {
  const answer = await client.query({
    name: nameOf(query.sql),
    text: query.sql,
    values: [...query.parameters],
  });
  return { rows: answer.rows as Row[], numAffectedRows: BigInt(answer.rowCount ?? 0) };
};
