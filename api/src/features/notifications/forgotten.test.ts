import { afterAll, beforeAll, expect, test } from 'vitest';
import { insertRow } from '../../../test/factories/insert-row.ts';
import { makeNotification } from '../../../test/factories/notification.ts';
import { type LeavingServer, openLeavingServer } from '../../../test/leaving.ts';
import { tracesOf } from '../../../test/traces.ts';
import { forgetLastTraces } from '../users/reactions.ts';

let muster: LeavingServer;
beforeAll(async () => {
  muster = await openLeavingServer();
});
afterAll(() => muster.close());

test('with an account goes its inbox, and what others were told names nobody any more', async () => {
  const { database, organization } = muster;
  const person = await muster.someone('manager', 'Wilhelmina Vandersnoot');
  const { manager } = organization.people;
  await makeNotification(database, person, { organization_id: organization.id });
  await insertRow(database, 'notification_preferences', {
    ...{ recipient: person.sub, channel: 'email', mode: 'off' },
  });
  await insertRow(database, 'push_subscriptions', {
    ...{ recipient: person.sub, endpoint: 'https://push.example/1', p256dh: 'a', auth: 'b' },
  });
  await database.query('insert into notification_settings (recipient) values ($1)', [person.sub]);
  const by = { actor: person.sub, actor_name: person.name };
  const reason = 'You and Wilhelmina Vandersnoot manage it.';
  const told = await makeNotification(database, manager, { organization_id: organization.id, ...by, reason });
  const message = `From ${person.email}: "fine"`;
  const said = await makeNotification(database, manager, { type: 'feedback.received', message });
  const namesake = await makeNotification(database, manager, { title: 'Manager Person' });

  await muster.leave(await muster.signIn(person), person);
  await forgetLastTraces(muster.server.databases, 0);

  const tables = (await tracesOf(database, [person.sub, person.name, person.email])).filter((trace) =>
    /^(notif|push)/.test(trace),
  );
  expect(tables).toEqual([]);
  const { name, user_sub } = await muster.memberOf(person);
  const rows = await database.query(
    'select id, actor, actor_name, title, message, reason from notifications',
  );
  const find = (id: string) => rows.find((row) => row.id === id);
  expect(rows).toHaveLength(3);
  expect(find(told)).toMatchObject({
    actor: user_sub,
    actor_name: name,
    reason: `You and ${name} manage it.`,
  });
  expect(find(said)?.message).toBe(`From ${user_sub}@deleted.invalid: "fine"`);
  expect(find(namesake)?.title).toBe('Manager Person');
  const kept = await database.query('select unread, total from notification_counts where recipient = $1', [
    manager.sub,
  ]);
  expect(kept).toEqual([{ unread: 3, total: 3 }]);
});
