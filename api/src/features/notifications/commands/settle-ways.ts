import { sql } from 'kysely';
import type { Database } from '../../../platform/postgres/database.ts';
import type { Way, Ways } from '../queries/ways.ts';

/** How an attempt ended; `queued` is tried again, not before `due`. */
export type Settled =
  | { readonly status: 'ready' | 'sent' | 'opt-out' | 'read' }
  | { readonly status: 'error'; readonly error: string }
  | { readonly status: 'queued'; readonly error: string; readonly due: Date; readonly isCounted: boolean };

/** Writes down how an attempt ended. What got further meanwhile, by a receipt perhaps, stays where it is. */
export const settleWays = async (db: Database, ways: Ways, settled: Settled): Promise<void> => {
  const { status } = settled;
  const isAttempt = status === 'queued' ? settled.isCounted : status !== 'opt-out' && status !== 'read';
  await db
    .updateTable('notification_channels')
    .set({
      status: sql`case when status = 'queued' then ${status}::notification_status else status end`,
      attempts: sql`attempts + ${isAttempt ? 1 : 0}`,
      error: 'error' in settled ? settled.error.slice(0, 500) : null,
      ...(status === 'queued' ? { due_at: settled.due.toISOString() } : {}),
      ...(status === 'ready' ? { ready_at: sql`clock_timestamp()` } : {}),
      ...(status === 'sent' ? { sent_at: sql`clock_timestamp()` } : {}),
      ...(status === 'opt-out' ? { opt_out_at: sql`clock_timestamp()` } : {}),
      ...(status === 'read' ? { read_at: sql`clock_timestamp()` } : {}),
      ...(status === 'error'
        ? { error_at: sql`case when status = 'queued' then clock_timestamp() else error_at end` }
        : {}),
    })
    .where('recipient', '=', ways.recipient)
    .where(sql<boolean>`notification_id = any(${ways.notifications}::uuid[])`)
    .where('channel', '=', ways.channel)
    .execute();
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
 * Writes down an attempt that failed and answers when to try again, after pauses that double from 30 s. Null where it was the
 * last of five, or where a service has asked for patience for a day: the way is `error` then, with its cause.
 */
export const retryWays = async (
  { db, now }: { readonly db: Database; readonly now: Date },
  ways: Ways,
  { attempts, queued_at }: Pick<Way, 'attempts' | 'queued_at'>,
  { cause, waitS, isCounted = false }: Trouble,
): Promise<Date | null> => {
  const failed = attempts + (waitS === undefined ? 1 : 0);
  const isOver = failed >= MOST_ATTEMPTS || now.getTime() - new Date(queued_at).getTime() > LONGEST_WAIT_MS;
  if (isOver) {
    await settleWays(db, ways, { status: 'error', error: cause });
    return null;
  }
  const due = new Date(now.getTime() + (waitS ?? FIRST_PAUSE_S * 2 ** attempts) * 1_000);
  await settleWays(db, ways, {
    ...{ status: 'queued', error: cause, due },
    isCounted: waitS === undefined && !isCounted,
  });
  return due;
};
