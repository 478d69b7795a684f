import pg from 'pg';
import { PgBoss } from 'pg-boss';
import { keepKeys } from '../../api/src/features/notifications/commands/keep-keys.ts';
import type { Sinks } from './sinks.ts';

/** People who are about to be told something, and what the database says became of it. */
export interface Crowd {
  sql<Row extends pg.QueryResultRow>(text: string, values?: unknown[]): Promise<Row[]>;
  /** Puts a job into a queue. */
  send(queue: string, data: object): Promise<void>;
  close(): Promise<void>;
}

/** Everybody has one organization, one browser and one address; every tenth person wants their mail as digests. */
export const gatherCrowd = async (databaseUrl: string, sinks: Sinks, people: number): Promise<Crowd> => {
  const pool = new pg.Pool({ connectionString: databaseUrl, max: 2 });
  pool.on('error', () => undefined);
  const sql: Crowd['sql'] = async (text, values) => (await pool.query(text, values)).rows;
  await keepKeys(pool);
  await sql(`insert into organizations (org_id, name, slug, currency, timezone)
    values ('${PLACE}', 'Crowd', 'crowd', 'GBP', 'Europe/London')`);
  await sql(`insert into users (sub, email, email_verified, name, current_org_id)
    select 'person-' || n, 'person-' || n || '@crowd.example', true, 'Person ' || n, '${PLACE}' from ${numbers(people)}`);
  await sql(`insert into members (org_id, user_sub, email, name, status)
    select '${PLACE}', sub, email, name, 'active' from users where sub like 'person-%'`);
  await sql(`insert into role_grants (org_id, subject, role)
    select '${PLACE}', sub, 'member' from users where sub like 'person-%'`);
  await sql(`insert into notification_preferences (recipient, channel, mode)
    select 'person-' || n, 'email', 'digest' from ${numbers(people)} where n % 10 = 0`);
  for (let at = 1; at <= people; at += 1) {
    const { p256dh, auth } = sinks.subscribe(`/person-${at}`);
    await sql('insert into push_subscriptions (recipient, endpoint, p256dh, auth) values ($1, $2, $3, $4)', [
      ...[`person-${at}`, `${sinks.pushUrl}/person-${at}`, p256dh, auth],
    ]);
  }
  // Puts jobs in, and looks after none: that is what the workers are there for.
  const boss = new PgBoss({ connectionString: databaseUrl, max: 2, supervise: false, schedule: false });
  boss.on('error', () => undefined);
  await boss.start();
  return {
    sql,
    send: async (queue, data) => void (await boss.send(queue, data)),
    close: async () => {
      await boss.stop({ graceful: false });
      await pool.end();
    },
  };
};

const PLACE = '0190be0c-0000-7000-8000-00000000c0de';
const numbers = (last: number) => `generate_series(1, ${last}) n`;

/** So many events are one job, as a request that leaves many puts them. */
const EVENTS_A_JOB = 20;

/** Lets something happen to everybody, so often that as many notifications follow. */
export const letHappen = async ({ sql, send }: Crowd, notifications: number): Promise<void> => {
  const events = await sql<{ id: string }>(
    `insert into events (org_id, type, subject_type, subject_id, actor, actor_name, changes)
     select org_id, 'grant.created', 'member', id, 'owner', 'Olivia Owner', '{"role": [null, "manager"]}'
     from members cross join generate_series(1, $1) where org_id = '${PLACE}' order by random() limit $1 returning id`,
    [notifications],
  );
  for (let from = 0; from < events.length; from += EVENTS_A_JOB)
    await send('reactions', {
      organization: PLACE,
      events: events.slice(from, from + EVENTS_A_JOB).map(({ id }) => id),
    });
};

/** Makes it the hour of everybody's digest once all are told, and lets somebody look for them. */
export const makeDigestsDue = async ({ sql, send }: Crowd, notifications: number): Promise<void> => {
  const made = await sql(
    `update notification_channels set due_at = now()
     where in_digest and status = 'queued' and due_at > now() + interval '2 minutes'
       and (select count(*) from notifications) >= $1 returning notification_id`,
    [notifications],
  );
  if (made.length > 0) await send('notification-digests', {});
};
