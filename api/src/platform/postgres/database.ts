import pg from 'pg';
import { commit } from './commit.ts';
import { closeKysely, type Database, kyselyOf, openPool } from './connections.ts';
import { beside, type Late, settled } from './late.ts';
import { asApplication, type Login } from './login.ts';
import { openReadings } from './reading.ts';
import { AccessChanged, type Scope, spoils } from './scope.ts';

export type { Database } from './connections.ts';
export { AccessChanged, type Scope } from './scope.ts';

/** The pool behind every request. */
export interface Databases {
  /**
   * Runs `work` in one transaction as the role that can't bypass row-level security; rolls back when it throws. Without a
   * transaction where the scope says `alone`.
   */
  within<Result>(scope: Scope, work: (db: Database) => Promise<Result | Late<Result>>): Promise<Result>;
  /** A plain statement outside any organization, for start-up and health. */
  query(text: string, values?: unknown[]): Promise<pg.QueryResult>;
  close(): Promise<void>;
}

/** Opens a pool of at most `size` connections; an idle connection's loss is told to `onError`, not thrown. */
export const openDatabase = (login: Login, size: number, onError: (error: Error) => void): Databases => {
  const pool = openPool(asApplication(login), size, 'muster');
  pool.on('error', onError);
  const readAlone = openReadings(pool);
  return {
    within: (scope, work) =>
      scope.alone ? readAlone(scope, async (db) => settled(await work(db))) : runWithin(pool, scope, work),
    query: (text, values) => pool.query(text, values),
    close: () => pool.end(),
  };
};

const runWithin = async <Result>(
  pool: pg.Pool,
  scope: Scope,
  work: (db: Database) => Promise<Result | Late<Result>>,
): Promise<Result> => {
  const client = await pool.connect();
  const entered = enter(client, scope);
  try {
    const db = kyselyOf(client);
    const answer = await work(db);
    const { broken, isStale } = await entered;
    if (broken) throw broken;
    if (isStale) throw new AccessChanged();
    // A read has nothing to lose by then: the connection goes on to the next request at once.
    if (!scope.writes) void client.query('commit', unheard);
    const result = await beside(settled(answer), scope.writes ? commit(db) : undefined);
    client.release();
    return result;
  } catch (error) {
    // Of what was asked together, one part failed: another may go on asking, when somebody else has the connection.
    closeKysely(client);
    const { broken, isStale } = await entered;
    const lost = await client.query('rollback').then(
      () => broken,
      (failure: Error) => failure,
    );
    client.release(lost ?? spoils(error));
    throw isStale ? new AccessChanged() : error;
  }
};

const unheard = () => undefined;

interface Entry {
  readonly broken: Error | null;
  readonly isStale: boolean;
}

/** Begins the transaction and asks for the stamp without waiting: the first query travels in the same round trip. */
const enter = (client: pg.PoolClient, { organization, sub, writes, stamp }: Scope): Promise<Entry> =>
  new Promise((resolve) => {
    let broken: Error | null = null;
    void client.query(beginning(organization, sub, writes), (error) => {
      broken = error ?? null;
      if (stamp === undefined) resolve({ broken, isStale: false });
    });
    if (stamp === undefined) return;
    void client.query({ name: 'access_stamp', text: ACCESS_STAMP, values: [sub, stamp] }, (error, answer) => {
      broken ??= error ?? null;
      resolve({ broken, isStale: !broken && answer.rows.length > 0 });
    });
  });

/** A row only where the stamp is another one. */
const ACCESS_STAMP =
  "select 1 from access_stamps where subject in ($1, '*') having sum(version) is distinct from $2::numeric";

/** Settings for this transaction alone; unlike `set_config` they send no rows back. */
const beginning = (organization: string | null, sub: string | null, writes: boolean): string =>
  `begin${writes ? '' : ' read only'}; set local muster.org = ${pg.escapeLiteral(organization ?? '')}; set local muster.sub = ${pg.escapeLiteral(sub ?? '')}`;
