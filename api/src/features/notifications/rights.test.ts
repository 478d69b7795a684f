import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { makeNotification } from '../../../test/factories/notification.ts';
import { openTestServer, type TestServer } from '../../../test/server.ts';

let muster: TestServer;
let own: string;
let theirs: string;
beforeAll(async () => {
  muster = await openTestServer();
  const { member, manager } = muster.organization.people;
  own = await makeNotification(muster.database, member);
  theirs = await makeNotification(muster.database, manager);
  await muster.database.query(`insert into notification_settings (recipient) select unnest($1::text[]);`, [
    [member.sub, manager.sub],
  ]);
});
afterAll(() => muster.close());

/** Runs a statement as a request of the member would; `$own` and `$theirs` are whose notifications and people there are. */
const asMember = async (statement: string): Promise<string> => {
  const { member, manager } = muster.organization.people;
  const text = statement
    .replaceAll('$own', `'${own}'`)
    .replaceAll('$theirs', `'${theirs}'`)
    .replaceAll('$me', `'${member.sub}'`)
    .replaceAll('$them', `'${manager.sub}'`);
  const scope = { organization: muster.organization.id, sub: member.sub, writes: true };
  return muster.server.databases
    .within(scope, (db) => sql.raw(text).execute(db))
    .then(
      ({ numAffectedRows, rows }) => String(numAffectedRows ?? rows.length),
      (error: Error) => error.message,
    );
};

test.each([
  "update notifications set title = 'Mine' where id = $own",
  'update notifications set recipient = $them where id = $own',
  "update notifications set url = '/admin' where id = $own",
  "update notifications set actor_name = 'Ann' where id = $own",
  "insert into notifications (recipient, type, title, url, reason, source) values ($them, 'a.b', 'T', '/', 'R', 's')",
  "insert into notifications (recipient, type, title, url, reason, source) values ($me, 'a.b', 'T', '/', 'R', 's')",
  'delete from notifications where id = $own',
  "insert into notification_channels (recipient, notification_id, channel) values ($me, $own, 'email')",
  "update notification_channels set channel = 'email' where notification_id = $own",
  'delete from notification_channels',
  'update notification_counts set unread = 0',
  'delete from notification_counts',
  'insert into notification_counts (recipient) values ($me)',
  'select forget_notifications_of($them, null)',
  'select has_place($them, null)',
])('a request can’t %s', async (statement) => {
  expect(await asMember(statement)).toMatch(/^permission denied/);
});

test.each([
  'update notifications set read_at = now() where id = $theirs',
  'update notification_channels set read_at = now() where notification_id = $theirs',
  "update notification_settings set digest = 'weekly' where recipient = $them",
  'delete from notification_settings where recipient = $them',
  'select from notifications where id = $theirs',
  'select from notification_channels where notification_id = $theirs',
  'select from notification_counts where recipient = $them',
  'select from notification_settings where recipient = $them',
])('to a request there is nothing to %s', async (statement) => {
  expect(await asMember(statement)).toBe('0');
});

test.each([
  "insert into notification_preferences (recipient, channel, mode) values ($them, 'email', 'off')",
  "insert into push_subscriptions (recipient, endpoint, p256dh, auth) values ($them, 'https://push.example', 'a', 'b')",
  'update notification_settings set recipient = $them where recipient = $me',
])('a request can’t hand somebody else its own: %s', async (statement) => {
  expect(await asMember(statement)).toMatch('row-level security');
});

test('a request names no organization that its person isn’t told of', async () => {
  const { id } = muster.organization;
  const name = async () => {
    const scope = { organization: null, sub: muster.organization.people.member.sub, writes: false };
    const { rows } = await muster.server.databases.within(scope, (db) =>
      sql<{ name: string | null }>`select notifying_organization(${id}) as name`.execute(db),
    );
    return rows[0]?.name;
  };
  expect(await name()).toBeNull();
  await muster.database.query('update notifications set organization_id = $1 where id = $2', [id, own]);
  expect(await name()).toBe(`Organization ${muster.organization.slug}`);
});
