import { afterAll, afterEach, beforeAll, expect, test, vi } from 'vitest';
import { openTestDatabase, type TestDatabase } from '../../../test/database.ts';
import { type Databases, openDatabase } from '../postgres/database.ts';
import { loginOf } from '../postgres/login.ts';
import { watchRevocations } from './revocations.ts';

let database: TestDatabase;
let databases: Databases;
beforeAll(async () => {
  database = await openTestDatabase();
  await database.query('create schema idp');
  await database.query('create table idp.revoked_grants (grant_id text)');
  await database.query('create table idp.token_keys (kid text, retired boolean)');
  await database.query('grant usage on schema idp to muster_app');
  await database.query('grant select on all tables in schema idp to muster_app');
  databases = openDatabase(loginOf(database.url), 2, () => undefined);
});
afterEach(() => {
  vi.useRealTimers();
});
afterAll(async () => {
  await databases.close();
  await database.close();
});

test('an ended sign-in is known within ten seconds, even when nobody tells of it', async () => {
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
  const revocations = watchRevocations(databases, true);
  await revocations.refresh();
  await database.query("insert into idp.revoked_grants values ('lost-phone')");
  await database.query("insert into idp.token_keys values ('old', true), ('new', false)");
  expect(revocations.isRevoked('lost-phone')).toBe(false);
  vi.advanceTimersByTime(10_000);
  await vi.waitFor(() => expect(revocations.isRevoked('lost-phone')).toBe(true), { timeout: 20_000 });
  await vi.waitFor(() => expect(revocations.keyState('old')).toBe('retired'), { timeout: 20_000 });
  expect([revocations.keyState('new'), revocations.keyState('other')]).toEqual(['living', 'unknown']);
  revocations.stop();
});

test('one that was told is not forgotten by a reading that began before it', async () => {
  const revocations = watchRevocations(databases, true);
  const reading = revocations.refresh();
  revocations.revoke('stolen-laptop');
  await reading;
  await revocations.refresh();
  expect(revocations.isRevoked('stolen-laptop')).toBe(true);
  revocations.stop();
});

test('beside a provider of somebody else nothing is read', async () => {
  const query = vi.fn();
  const revocations = watchRevocations({ ...databases, query }, false);
  await revocations.refresh();
  expect(query).not.toHaveBeenCalled();
  revocations.stop();
});
