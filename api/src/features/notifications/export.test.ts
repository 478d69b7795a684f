import { strFromU8, unzipSync } from 'fflate';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { setPreferences } from '#contract/notifications/preference-endpoints.ts';
import { subscribeToPush } from '#contract/notifications/push-endpoints.ts';
import { makeNotification } from '../../../test/factories/notification.ts';
import { openTestServer, type TestServer } from '../../../test/server.ts';

let muster: TestServer;
beforeAll(async () => {
  muster = await openTestServer();
});
afterAll(() => muster.close());

const exported = async () => {
  const authorization = `Bearer ${await muster.tokenOf(muster.organization.people.member)}`;
  const answer = await muster.server.http.inject({ url: '/api/users/me/export', headers: { authorization } });
  const files = Object.entries(unzipSync(answer.rawPayload));
  return new Map(files.map(([name, bytes]) => [name, strFromU8(bytes)]));
};

test('the export of one’s data holds what one was told and how one wants to be told, and no key', async () => {
  const { member, manager } = muster.organization.people;
  await muster.database.query(
    `insert into notifications (recipient, type, title, url, reason, source)
     select $1, 'mention.added', 'Row ' || n, '/', 'You.', n from generate_series(1, 600) n`,
    [member.sub],
  );
  const told = { title: 'The last', actor_name: 'Ann', read_at: '2026-03-01T09:00:00.000Z' };
  await makeNotification(muster.database, member, told, { app: 'read', email: 'sent' });
  await makeNotification(muster.database, manager, { title: 'Not mine' });
  const line = {
    organization_id: null,
    project_id: null,
    type: null,
    channel: 'email',
    mode: 'off',
  } as const;
  const settings = { quiet_hours: { from: '22:00', to: '06:00' } };
  await muster.as(member)(setPreferences, { body: { settings, preferences: [line] } });
  await muster.as(member)(subscribeToPush, {
    body: { endpoint: 'https://push.example/1', keys: { p256dh: 'secret-key', auth: 'secret-too' } },
  });
  const files = await exported();
  const rows = (name: string) => JSON.parse(files.get(`${name}.json`) ?? '[]');
  const notifications = rows('notifications');
  expect([notifications.length, new Set(notifications.map(({ id }: { id: string }) => id)).size]).toEqual([
    ...[601, 601],
  ]);
  expect(notifications.at(-1)).toMatchObject({ ...told, channels: ['app read', 'email sent'] });
  expect(rows('notification-preferences')).toMatchObject([line]);
  expect(rows('notification-settings')).toMatchObject([{ quiet_from: '22:00:00', digest: 'daily' }]);
  expect(rows('push-subscriptions')).toMatchObject([{ endpoint: 'https://push.example/1', used_at: null }]);
  const all = [...files.values()].join('\n');
  expect(all).not.toMatch(/Not mine|secret/);
  for (const name of ['notifications', 'notification-preferences', 'notification-settings'])
    expect(files.get('README.txt')).toContain(`  ${name} `);
});
