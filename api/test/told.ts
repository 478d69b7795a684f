import { randomUUID } from 'node:crypto';
import type { TestDatabase } from './database.ts';

/** How far a notification got on a way. */
export interface WayRow {
  readonly status: string;
  readonly attempts: number;
  readonly error: string | null;
}

interface Told {
  readonly channel: 'web-push' | 'email';
  readonly title?: string;
  readonly message?: string;
  readonly type?: string;
  readonly organization?: string | null;
  readonly project?: string | null;
  readonly priority?: string;
  readonly inDigest?: boolean;
  /** Seconds from now at which it is due. */
  readonly dueInS?: number;
}

/** Tells a person something on the app and one way more, as the pipeline does; answers the notification's id. */
export const tell = async (
  database: TestDatabase,
  recipient: string,
  { channel, title = 'assigned you to Harbour', message = '', ...rest }: Told,
): Promise<string> => {
  const { type = 'project.assigned', organization = null, project = null, priority = 'normal' } = rest;
  const [made] = await database.query<{ id: string }>(
    `insert into notifications (recipient, organization_id, project_id, type, title, message, actor_name, url, priority, reason, source)
     values ($1, $2, $3, $4, $5, $6, 'Olivia Owner', '/projects?tab=all', $7::notification_priority, 'You are on its team.', $8) returning id`,
    [recipient, organization, project, type, title, message, priority, randomUUID()],
  );
  const id = made?.id ?? '';
  await database.query(
    `insert into notification_channels (recipient, notification_id, channel, status, in_digest, due_at)
     values ($1, $2, 'app', 'ready', false, now()), ($1, $2, $3::notification_channel, 'queued', $4, now() + make_interval(secs => $5))`,
    [recipient, id, channel, rest.inDigest ?? false, rest.dueInS ?? 0],
  );
  return id;
};

/** The way of a notification, as the database has it. */
export const wayOf = async (
  database: TestDatabase,
  notification: string,
  channel: 'app' | 'web-push' | 'email',
): Promise<WayRow | undefined> => {
  const [row] = await database.query<WayRow>(
    'select status, attempts, error from notification_channels where notification_id = $1 and channel = $2::notification_channel',
    [notification, channel],
  );
  return row && { status: row.status, attempts: row.attempts, error: row.error };
};

/** Makes a way due now, as time would. */
export const makeDue = async (database: TestDatabase, notification: string): Promise<void> => {
  await database.query(
    "update notification_channels set due_at = now() - interval '1 second' where notification_id = $1",
    [notification],
  );
};
