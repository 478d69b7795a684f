import pg from 'pg';
import type { Login } from './login.ts';

/** Hears a channel of the database. */
export interface Listener {
  stop(): Promise<void>;
}

const AGAIN_MS = 1_000;

/**
 * Calls `hear` with the payload of every NOTIFY on a channel, and `reconnected` whenever messages may have been missed.
 * Keeps one connection of its own and opens it again when it breaks.
 */
export const listen = async (
  { url }: Login,
  channels: Readonly<Record<string, (payload: string) => void>>,
  reconnected: () => void,
): Promise<Listener> => {
  let client: pg.Client | null = null;
  let stopped = false;
  const open = async (): Promise<void> => {
    const next = new pg.Client({
      connectionString: url,
      application_name: 'muster-listener',
      keepAlive: true,
    });
    next.on('error', () => undefined);
    next.on('end', () => {
      if (!stopped) setTimeout(() => void open().catch(() => undefined), AGAIN_MS).unref();
    });
    next.on('notification', ({ channel, payload }) => channels[channel]?.(payload ?? ''));
    await next.connect();
    for (const channel of Object.keys(channels)) await next.query(`listen ${channel}`);
    client = next;
    reconnected();
  };
  await open();
  return {
    stop: async () => {
      stopped = true;
      await client?.end();
    },
  };
};
