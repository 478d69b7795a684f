import type pg from 'pg';
import type { Told } from '../rows/row-query.ts';
import { type Database, kyselyOver } from './connections.ts';
import { EnteringQuery, type Visit } from './entering-query.ts';
import { type AskOnLine, openLines, takeLine } from './lines.ts';
import { AccessChanged, type Scope } from './scope.ts';

/** Where one reading at a time asks its statements. */
interface Desk {
  readonly db: Database;
  visit: Visit | null;
  /** Where its statements go; the shared connections, unless it has one of its own. */
  onLine: AskOnLine;
}

const desks = new WeakMap<Database, Desk>();

/** Runs `work`, whose statements are asked alone, each as the person and with their stamp. */
type ReadAlone = <Result>(scope: Scope, work: (db: Database) => Promise<Result>) => Promise<Result>;

/** Readings of a pool: on its shared connections, or on one of their own. */
export const openReadings = (pool: pg.Pool): ReadAlone => {
  const shared = openLines(pool);
  const free: Desk[] = [];

  const makeDesk = (): Desk => {
    const db = kyselyOver((query, heard) => {
      // Nobody waits for what is asked after the end, and an error that nobody hears of would end the process.
      if (desk.visit) ask(desk.onLine, desk.visit, query, heard);
    });
    const desk: Desk = { db, visit: null, onLine: shared };
    desks.set(db, desk);
    return desk;
  };

  const readOn: ReadOn = async (onLine, { organization, sub, stamp }, work) => {
    const desk = free.pop() ?? makeDesk();
    const visit: Visit = { organization, sub, stamp, hasAsked: false, isStale: false };
    desk.visit = visit;
    desk.onLine = onLine;
    try {
      const result = await work(desk.db);
      // Nothing was asked, but what memory answered has to be true as well.
      if (stamp !== undefined && !visit.hasAsked) await askStamp(onLine, visit);
      if (visit.isStale) throw new AccessChanged();
      // After a failure it isn't used again: something may still be on its way to it.
      free.push(desk);
      return result;
    } catch (error) {
      throw visit.isStale ? new AccessChanged() : error;
    } finally {
      desk.visit = null;
    }
  };

  return async (scope, work) => {
    if (scope.alone !== 'own') return readOn(shared, scope, work);
    const line = await takeLine(pool);
    try {
      return await readOn(line.ask, scope, work);
    } finally {
      line.giveBack();
    }
  };
};

type ReadOn = <Result>(
  onLine: AskOnLine,
  scope: Scope,
  work: (db: Database) => Promise<Result>,
) => Promise<Result>;

const ask = (onLine: AskOnLine, visit: Visit, query: pg.QueryConfig, heard: Told): void => {
  visit.hasAsked = true;
  onLine((tell) => new EnteringQuery(visit, query, tell), heard);
};

const askStamp = (onLine: AskOnLine, visit: Visit): Promise<void> =>
  new Promise((resolve, reject) =>
    ask(onLine, visit, NOTHING, (error) => (error ? reject(error) : resolve())),
  );

const NOTHING = { name: 'nothing', text: 'select' };

/** Lets a reading go on in another organization; false in a transaction, which has to be told itself. */
export const readIn = (db: Database, organization: string): boolean => {
  const visit = desks.get(db)?.visit;
  if (visit) visit.organization = organization;
  return visit !== undefined && visit !== null;
};
