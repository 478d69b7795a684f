import type { TestDatabase } from '../database.ts';
import type { TestPerson } from '../people.ts';
import { insertRow } from './insert-row.ts';

/** Tells somebody something, as if it had come into their inbox; returns its id. `channels` are ways and how far it got on them. */
export const makeNotification = async (
  database: TestDatabase,
  { sub }: Pick<TestPerson, 'sub'>,
  fields: Readonly<Record<string, unknown>> = {},
  channels: Readonly<Record<string, string>> = { app: 'ready' },
): Promise<string> => {
  const id = await insertRow(database, 'notifications', {
    ...{
      recipient: sub,
      type: 'project.assigned',
      title: 'assigned you to Harbour Terminal',
      url: '/profile',
    },
    ...{ reason: 'You manage Harbour Terminal.', source: crypto.randomUUID(), ...fields },
  });
  for (const [channel, status] of Object.entries(channels))
    await database.query(
      'insert into notification_channels (recipient, notification_id, channel, status) values ($1, $2, $3, $4)',
      [sub, id, channel, status],
    );
  return id;
};
