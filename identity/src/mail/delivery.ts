import type { Pool } from 'pg';
import type { Logger } from '../options.ts';
import { claimMail, giveUp, markSent, postpone, type WaitingMail } from './claims.ts';
import { failureOf, type Send } from './transport.ts';

/** How often mail is looked for that waits for its next attempt, or that another process left behind. */
const IDLE_MS = 30_000;
/** An attempt never lasts longer, and ends sooner when the process stops. */
const ATTEMPT_MS = 60_000;
const STOP_MS = 5_000;

/** The loop that sends what stands in the outbox. */
export interface Delivery {
  /** Sends at once what is due; to be called after the commit. */
  wake(): void;
  /** Lets the attempt under way end, for a few seconds; what was left waits for the next start. */
  stop(): Promise<void>;
}

export function startDelivery(pool: Pool, send: Send, logger: Logger): Delivery {
  const stopping = new AbortController();
  let stopped = false;
  let woken = false;
  let running: Promise<void> | undefined;
  let timer: NodeJS.Timeout | undefined;

  /** False when nothing is due or the server can't be reached: then the rest waits as well. */
  const deliverNext = async (): Promise<boolean> => {
    const mail = await claimMail(pool);
    if (!mail) return false;
    const signal = AbortSignal.any([stopping.signal, AbortSignal.timeout(ATTEMPT_MS)]);
    return deliver(pool, send, logger, mail, signal);
  };
  const drain = async () => {
    try {
      while (!stopped && (await deliverNext()));
    } catch (error) {
      logger.error({ err: error }, 'identity: the outbox could not be read');
    }
  };
  const wake = () => {
    woken = true;
    if (stopped || running !== undefined) return;
    woken = false;
    clearTimeout(timer);
    running = drain().finally(() => {
      running = undefined;
      if (woken) wake();
      else if (!stopped) timer = setTimeout(wake, IDLE_MS).unref();
    });
  };
  wake();
  return {
    wake,
    async stop() {
      stopped = true;
      clearTimeout(timer);
      const impatience = setTimeout(() => stopping.abort(), STOP_MS);
      await running;
      clearTimeout(impatience);
    },
  };
}

/** True when the next mail may be tried. */
async function deliver(
  pool: Pool,
  send: Send,
  logger: Logger,
  mail: WaitingMail,
  signal: AbortSignal,
): Promise<boolean> {
  const details = { mail: mail.id, attempts: mail.attempts };
  if (mail.expires_at.getTime() <= Date.now()) {
    await giveUp(pool, mail, 'It could not be sent in time.');
    return true;
  }
  try {
    await send(mail, signal);
  } catch (error) {
    const { refused, text, code } = failureOf(error);
    const next = refused ? undefined : await postpone(pool, mail, text);
    if (refused) await giveUp(pool, mail, text);
    logger.warn(
      { ...details, code, next },
      next ? 'identity: mail waits for another attempt' : 'identity: mail given up',
    );
    return refused;
  }
  await markSent(pool, mail);
  logger.info(details, 'identity: mail sent');
  return true;
}
