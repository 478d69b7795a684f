import { sql } from 'kysely';
import type { Database } from '../../../platform/postgres/database.ts';
import type { Way, WayKey } from '../queries/ways.ts';

/** How an attempt ended that failed; `queued` is tried again, not before `due`. */
export type Failed =
  | { readonly status: 'error'; readonly error: string }
  | { readonly status: 'queued'; readonly error: string; readonly due: Date; readonly isCounted: boolean };

/** How an attempt ended. */
export type Settled =
  | Failed
  | { readonly status: 'sent' | 'opt-out' | 'read' }
  /** With what failed elsewhere, and when that is tried again. */
  | { readonly status: 'ready'; readonly error?: string; readonly due?: Date };

/** A way and how it ended. */
export interface SettledWay {
  readonly key: WayKey;
  readonly settled: Settled;
}

/** Writes down how attempts ended. What got further meanwhile, by a receipt perhaps, stays where it is. */
export const settleWays = async (db: Database, ways: readonly SettledWay[]): Promise<void> => {
  const rows = ways.map(({ key, settled }) => ({ ...key, ...rowOf(settled) }));
  if (rows.length > 0) await sql`select settle_ways(${JSON.stringify(rows)}::jsonb)`.execute(db);
};

const rowOf = (settled: Settled) => {
  const { status } = settled;
  return {
    status,
    counted: status === 'queued' ? settled.isCounted : status !== 'opt-out' && status !== 'read',
    error: 'error' in settled ? settled.error : null,
    due_at: 'due' in settled ? settled.due : null,
  };
};

/** So many attempts fail before a way is given up. */
const MOST_ATTEMPTS = 5;
const FIRST_PAUSE_S = 30;
const LONGEST_WAIT_MS = 86_400_000;

/** Why an attempt has to be repeated. */
export interface Trouble {
  readonly cause: string;
  /** Seconds that the service wants us to wait; such an answer isn't counted as a failure. */
  readonly waitS?: number | undefined;
  /** The attempt was counted already, since it worked for some. */
  readonly isCounted?: boolean;
}

/**
 * How an attempt ended that failed: it is due again after pauses that double from 30 s, and given up, with its cause, where it
 * was the last of five, or where a service has asked for patience for a day.
 */
export const retryOf = (
  now: Date,
  { attempts, queued_at }: Pick<Way, 'attempts' | 'queued_at'>,
  { cause, waitS, isCounted = false }: Trouble,
): Failed => {
  const failed = attempts + (waitS === undefined ? 1 : 0);
  const isOver = failed >= MOST_ATTEMPTS || now.getTime() - new Date(queued_at).getTime() > LONGEST_WAIT_MS;
  if (isOver) return { status: 'error', error: cause };
  const due = new Date(now.getTime() + (waitS ?? FIRST_PAUSE_S * 2 ** attempts) * 1_000);
  return { status: 'queued', error: cause, due, isCounted: waitS === undefined && !isCounted };
};
