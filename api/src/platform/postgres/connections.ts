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
import { RowClient } from '../rows/row-client.ts';
import { RowQuery, type Told } from '../rows/row-query.ts';
import type { DB } from '../tables.ts';
import { batchingSocket } from './batching-socket.ts';

const { builtins } = pg.types;
const types = new pg.TypeOverrides();
types.setTypeParser(builtins.INT8, Number);
types.setTypeParser(builtins.DATE, String);
// A list of days, for which the driver has no name.
types.setTypeParser(1182, (text) => (text === '{}' ? [] : text.slice(1, -1).split(',')));
types.setTypeParser(builtins.TIMESTAMPTZ, (text) => new Date(text).toISOString());

/** A pool of at most `size` connections that tell numbers, days and instants as we do, and send what is asked at once together. */
export const openPool = (connectionString: string, size: number, application_name: string): pg.Pool => {
  const pool = new pg.Pool({
    connectionString,
    application_name,
    max: size,
    types,
    pipeline: true,
    stream: batchingSocket,
    Client: RowClient,
  });
  // A connection that is lost while it is in use, or after the pool has ended, tells its query; it must not end the process.
  pool.on('connect', (client) => client.on('error', () => undefined));
  return pool;
};

/** What commands and queries write their SQL with, inside one organization's row-level security. */
export type Database = Kysely<DB>;

type Ask = (query: pg.QueryConfig, heard: Told) => void;

interface Bound {
  readonly db: Database;
  isOpen: boolean;
}

const bound = new WeakMap<pg.PoolClient, Bound>();

/** Kysely on one connection; the same for as long as the connection lives, unless it is closed. */
export const kyselyOf = (client: pg.PoolClient): Database => {
  const known = bound.get(client) ?? bind(client);
  bound.set(client, known);
  return known.db;
};

const bind = (client: pg.PoolClient): Bound => {
  const made: Bound = {
    db: kyselyOver((query, told) => {
      if (made.isOpen) client.query(new RowQuery(query, told));
    }),
    isOpen: true,
  };
  return made;
};

/** What is still asked through the connection's Kysely goes nowhere: whoever has the connection next has another one. */
export const closeKysely = (client: pg.PoolClient): void => {
  const known = bound.get(client);
  if (known) known.isOpen = false;
  bound.delete(client);
};

/** Kysely whose statements go where `ask` takes them. */
export const kyselyOver = (ask: Ask): Database =>
  new Kysely<DB>({
    dialect: {
      createAdapter: () => new PostgresAdapter(),
      createDriver: () => driverOver(ask),
      createIntrospector: (db) => new PostgresIntrospector(db),
      createQueryCompiler: () => new PostgresQueryCompiler(),
    },
  });

const driverOver = (ask: Ask): Driver => {
  const connection: DatabaseConnection = {
    executeQuery: <Row>(query: CompiledQuery) => execute<Row>(ask, query),
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

/** How a text is best looked for depends on what it is, which one plan for all texts can't know: these are planned each time. */
const SEARCHES = / ilike /;

/** Statements are prepared once a connection; past 2 000 different texts (filters multiply) the rest stay unnamed. */
const nameOf = (text: string): string | undefined => {
  const known = names.get(text);
  if (known || names.size >= 2_000 || SEARCHES.test(text)) return known;
  const name = `q${names.size}`;
  names.set(text, name);
  return name;
};

/** With a callback, since the driver's own promises cost a list a twentieth of its time. */
const answerOf = (ask: Ask, query: pg.QueryConfig): Promise<pg.QueryResult> =>
  new Promise((resolve, reject) => {
    ask(query, (error, answer) => (answer && !error ? resolve(answer) : reject(error)));
  });

const execute = async <Row>(ask: Ask, query: CompiledQuery): Promise<QueryResult<Row>> => {
  const { sql: text, parameters } = query;
  try {
    const answer = await answerOf(ask, { name: nameOf(text), text, values: [...parameters] });
    return { rows: answer.rows as Row[], numAffectedRows: BigInt(answer.rowCount ?? 0) };
  } catch (error) {
    // Leads to whoever asked, instead of to the socket that the answer came from.
    if (error instanceof Error) Error.captureStackTrace(error);
    throw error;
  }
};
