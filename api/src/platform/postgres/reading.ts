import type pg from 'pg';
import { type Database, type Heard, kyselyOver } from './connections.ts';
import { EnteringQuery, type Visit } from './entering-query.ts';
import { openLines } from './lines.ts';
import { AccessChanged, type Scope } from './scope.ts';

/** Where one reading at a time asks its statements. */
interface Desk {
  readonly db: Database;
  visit: Visit | null;
}

const desks = new WeakMap<Database, Desk>();

/** Runs `work`, whose statements are asked alone, each as the person and with their stamp. */
type ReadAlone = <Result>(scope: Scope, work: (db: Database) => Promise<Result>) => Promise<Result>;

/** Readings on the shared connections of a pool. */
export const openReadings = (pool: pg.Pool): ReadAlone => {
  const onLine = openLines(pool);
  const free: Desk[] = [];
  const ask = (visit: Visit, query: pg.QueryConfig, heard: Heard) => {
    visit.hasAsked = true;
    onLine((tell) => new EnteringQuery(visit, query, tell), heard);
  };

  const makeDesk = (): Desk => {
    const db = kyselyOver((query, heard) => {
      if (!desk.visit) throw new Error('This reading is over.');
      ask(desk.visit, query, heard);
    });
    const desk: Desk = { db, visit: null };
    desks.set(db, desk);
    return desk;
  };

  const askStamp = (visit: Visit): Promise<void> =>
    new Promise((resolve, reject) => ask(visit, NOTHING, (error) => (error ? reject(error) : resolve())));

  return async ({ organization, sub, stamp }, work) => {
    const desk = free.pop() ?? makeDesk();
    const visit: Visit = { organization, sub, stamp, hasAsked: false, isStale: false };
    desk.visit = visit;
    try {
      const result = await work(desk.db);
      // Nothing was asked, but what memory answered has to be true as well.
      if (stamp !== undefined && !visit.hasAsked) await askStamp(visit);
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
};

const NOTHING = { name: 'nothing', text: 'select' };

/** Lets a reading go on in another organization; false in a transaction, which has to be told itself. */
export const readIn = (db: Database, organization: string): boolean => {
  const visit = desks.get(db)?.visit;
  if (visit) visit.organization = organization;
  return visit !== undefined && visit !== null;
};
