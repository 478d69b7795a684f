import type pg from 'pg';
import type { Told } from '../rows/row-query.ts';
import { ENTERING } from './entering-query.ts';
import { spoils } from './scope.ts';

/** Asks a statement that needs no connection to itself; it is made with whom to tell. */
export type AskOnLine = (statement: (heard: Told) => pg.Submittable, heard: Told) => void;

/** A connection that several readings share for as long as one of them waits. */
interface Line {
  readonly opening: Promise<pg.PoolClient>;
  client: pg.PoolClient | null;
  waiting: number;
  spoilt: boolean;
}

/** So many of a pool's connections are shared; the others are left to transactions. */
const MOST = 4;

/**
 * The shared connections of a pool. One that is free or can still be had is taken first; beyond that statements queue up behind
 * others, where what is written and answered in one turn travels together.
 */
export const openLines = (pool: pg.Pool): AskOnLine => {
  const lines = new Set<Line>();
  // A connection that can't do it fails its first reading, and is given up.
  pool.on('connect', (client) => void client.query(ENTERING, () => undefined));

  const leave = (line: Line, error: Error | undefined): void => {
    line.spoilt ||= spoils(error);
    line.waiting -= 1;
    // Whoever comes next takes another one.
    if (line.spoilt || line.waiting === 0) lines.delete(line);
    if (line.waiting === 0) line.client?.release(line.spoilt);
  };

  return (statement, heard) => {
    const line = calmest(lines) ?? open(pool, lines);
    line.waiting += 1;
    const tell: Told = (error, answer) => {
      leave(line, error);
      heard(error, answer);
    };
    const query = statement(tell);
    if (line.client) line.client.query(query);
    else line.opening.then((client) => client.query(query), tell);
  };
};

/** A connection for one reading alone, which goes back once nothing is on its way any more. */
export const takeLine = async (pool: pg.Pool): Promise<{ ask: AskOnLine; giveBack: () => void }> => {
  const client = await pool.connect();
  const state = { waiting: 0, spoilt: false, isOver: false };
  const leave = () => {
    if (state.isOver && state.waiting === 0) client.release(state.spoilt);
  };
  const ask: AskOnLine = (statement, heard) => {
    state.waiting += 1;
    const tell: Told = (error, answer) => {
      state.waiting -= 1;
      state.spoilt ||= spoils(error);
      leave();
      heard(error, answer);
    };
    client.query(statement(tell));
  };
  const giveBack = () => {
    state.isOver = true;
    leave();
  };
  return { ask, giveBack };
};

const calmest = (lines: ReadonlySet<Line>): Line | undefined => {
  let found: Line | undefined;
  for (const line of lines) if (!found || line.waiting < found.waiting) found = line;
  return lines.size < MOST ? undefined : found;
};

const open = (pool: pg.Pool, lines: Set<Line>): Line => {
  const opening = pool.connect();
  const line: Line = { opening, client: null, waiting: 0, spoilt: false };
  opening.then(
    (client) => {
      line.client = client;
    },
    () => undefined,
  );
  lines.add(line);
  return line;
};
