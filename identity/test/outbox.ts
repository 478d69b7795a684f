import { Pool } from 'pg';
import { afterAll, afterEach, beforeAll, expect, vi } from 'vitest';
import { type Delivery, startDelivery } from '../src/mail/delivery.ts';
import type { Letter } from '../src/mail/letters.ts';
import { post } from '../src/mail/outbox.ts';
import { smtpSender } from '../src/mail/transport.ts';
import { migrateIdentity } from '../src/storage/migrate.ts';
import { createDatabase } from './database.ts';
import { type MailServer, openMailServer } from './smtp.ts';

const quiet = { info() {}, warn() {}, error() {} };

const letter: Letter = {
  subject: 'Your code for Muster',
  lead: 'Enter this code.',
  code: '482913',
  ways: [{ label: 'Enter the code', href: 'https://idp.example/confirm' }],
  note: 'If that wasn’t you, do nothing.',
  validMs: 24 * 3_600_000,
};

export interface OutboxRow {
  attempts: number;
  sent: boolean;
  given_up: boolean;
  last_failure: string | null;
  body: string;
}

/** A busy machine is slow, not wrong. */
export const until = (assertion: () => unknown) => vi.waitFor(assertion, { timeout: 20_000 });

export const passMs = (ms: number) => vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + ms });

/** An outbox for a test file, emptied after each test; whatever was started for a test ends with it. */
export function testOutbox() {
  let pool: Pool;
  let databaseUrl = '';
  let drop = async () => {};
  const running: (() => Promise<void>)[] = [];

  beforeAll(async () => {
    const database = await createDatabase();
    drop = database.drop;
    databaseUrl = database.url;
    pool = new Pool({ connectionString: databaseUrl, max: 8 });
    await migrateIdentity(pool);
  });
  afterAll(async () => {
    await pool.end();
    await drop();
  });
  afterEach(async () => {
    vi.useRealTimers();
    for (const stop of running.splice(0).reverse()) await stop();
    await pool.query('truncate idp.outbox');
  });

  const rows = async (): Promise<OutboxRow[]> => {
    const columns =
      'attempts, sent_at is not null as sent, given_up_at is not null as given_up, last_failure';
    const found = await pool.query<OutboxRow>(
      `select ${columns}, body || html as body from idp.outbox order by id`,
    );
    return found.rows;
  };
  return {
    pool: () => pool,
    /** Connections of its own, as another process has them. */
    otherPool() {
      const other = new Pool({ connectionString: databaseUrl, max: 2 });
      running.push(() => other.end());
      return other;
    },
    async mailServer(...given: Parameters<typeof openMailServer>): Promise<MailServer> {
      const server = await openMailServer(...given);
      running.push(server.close);
      return server;
    },
    /** The loop of one process. */
    deliveryTo({ url }: { url: string }, through = pool): Delivery {
      const send = smtpSender({ url, from: 'Muster <no-reply@muster.example>' }, 'idp.example');
      const delivery = startDelivery(through, send, quiet);
      running.push(delivery.stop);
      return delivery;
    },
    post: (email: string) => post(pool, email, letter),
    rows,
    /** The one mail in the outbox gets so far. */
    settled: (expected: Partial<OutboxRow>) =>
      until(async () => expect(await rows()).toMatchObject([expected])),
  };
}
