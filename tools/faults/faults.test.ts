import { expect, test } from 'vitest';
import { openTestDatabase } from '../../api/test/database.ts';
import { runFaults } from './faults.ts';

test('while three workers are killed 200 notifications reach their people on every way, none lost and none doubled', async () => {
  const database = await openTestDatabase();
  const outcome = await runFaults({
    ...{ databaseUrl: database.url, people: 20, notifications: 200, kills: 3, hurried: true },
  });
  await database.close();
  expect(outcome.wrong).toEqual([]);
  expect(outcome.ways).toEqual({ 'app ready': 200, 'email sent': 200, 'web-push ready': 200 });
  // 180 mails of one each, and a digest of more than one.
  expect(outcome.taken - outcome.repeated).toBeLessThan(400);
}, 120_000);
