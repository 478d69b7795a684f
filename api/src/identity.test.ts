import { decodeJwt, decodeProtectedHeader } from 'jose';
import { Pool } from 'pg';
import { afterAll, afterEach, beforeAll, describe, expect, test, vi } from 'vitest';
import { rotateKeys } from '#identity/main.ts';
import { type EmbeddedServer, openEmbeddedServer } from '../test/embedded.ts';

let muster: EmbeddedServer;
beforeAll(async () => {
  muster = await openEmbeddedServer();
});
afterAll(() => muster.close());

const grantOf = (token: string) => String(decodeJwt(token).origin_jti);
const people = () => muster.organization.people;

describe('sign-ins at the embedded provider', () => {
  test('that a person ends are refused by the API at once, the others not', async () => {
    const { member } = people();
    const [phone, laptop] = [await muster.signIn(member), await muster.signIn(member)];
    expect([await muster.ask(phone), await muster.ask(laptop)]).toEqual([200, 200]);
    await muster.server.databases.query('select idp.end_session($1, $2)', [member.sub, grantOf(phone)]);
    await expect.poll(() => muster.ask(phone)).toBe(401);
    expect(await muster.ask(laptop)).toBe(200);
  });

  test('that a person ends everywhere else leave only the one that asked', async () => {
    const { manager, member } = people();
    const [phone, laptop] = [await muster.signIn(manager), await muster.signIn(manager)];
    const somebody = await muster.signIn(member);
    expect(await muster.ask(phone)).toBe(200);
    const end = 'select idp.end_other_sessions($1, $2) as ended';
    const { rows } = await muster.server.databases.query(end, [manager.sub, grantOf(laptop)]);
    expect(rows).toEqual([{ ended: 1 }]);
    await expect.poll(() => muster.ask(phone)).toBe(401);
    expect([await muster.ask(laptop), await muster.ask(somebody)]).toEqual([200, 200]);
  });

  test('of a deleted account are refused, although the person is gone', async () => {
    const { coordinator } = people();
    const token = await muster.signIn(coordinator);
    expect(await muster.ask(token)).toBe(200);
    await muster.server.databases.query('select idp.delete_account($1)', [coordinator.sub]);
    await expect.poll(() => muster.ask(token)).toBe(401);
  });

  test('cannot be seen by the application but through what a person may do', async () => {
    const { databases } = muster.server;
    for (const table of ['users', 'grants', 'signing_keys', 'cookie_keys', 'artifacts', 'password_links']) {
      await expect(databases.query(`select from idp.${table}`)).rejects.toThrow('permission denied');
    }
    await expect(databases.query('update idp.users set name = name')).rejects.toThrow('permission denied');
    const { rows } = await databases.query("select * from idp.sessions_of('nobody')");
    expect(rows).toEqual([]);
  });

  test('lie where the application reaches two lists and five functions, and nothing else', async () => {
    const reached = async (query: string) =>
      (await muster.database.query<{ name: string }>(query)).map(({ name }) => name);
    const rights = 'select, insert, update, delete, truncate, references, trigger';
    const relations = `select relname as name from pg_class where relnamespace = 'idp'::regnamespace
      and relkind in ('r', 'v') and has_table_privilege('muster_app', oid, '${rights}') order by 1`;
    expect(await reached(relations)).toEqual(['revoked_grants', 'token_keys']);
    const functions = `select proname as name from pg_proc where pronamespace = 'idp'::regnamespace
      and prorettype <> 'trigger'::regtype and has_function_privilege('muster_app', oid, 'execute') order by 1`;
    expect(await reached(functions)).toEqual([
      'delete_account',
      'end_all_sessions',
      'end_other_sessions',
      'end_session',
      'sessions_of',
    ]);
  });
});

describe('a rotation of the keys at the embedded provider', () => {
  let pool: Pool;
  beforeAll(() => {
    pool = new Pool({ connectionString: muster.database.url, max: 1 });
  });
  afterEach(() => {
    vi.useRealTimers();
  });
  afterAll(() => pool.end());

  test('lets the API believe tokens of the old and of the new key', async () => {
    const { owner } = people();
    const old = await muster.signIn(owner);
    expect(await muster.ask(old)).toBe(200);
    const { kid } = await rotateKeys(pool, { leaked: false });
    vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 11 * 60_000 });
    const token = await muster.signIn(owner);
    expect(decodeProtectedHeader(token).kid).toBe(kid);
    expect([await muster.ask(token), await muster.ask(old)]).toEqual([200, 200]);
  });

  test('because of a leak makes the API refuse every token of the old key, and believe the new one', async () => {
    const { director } = people();
    const [used, unused] = [await muster.signIn(director), await muster.signIn(director)];
    expect(await muster.ask(used)).toBe(200);
    const { kid } = await rotateKeys(pool, { leaked: true });
    await expect.poll(() => muster.ask(used)).toBe(401);
    expect(await muster.ask(unused)).toBe(401);
    const token = await muster.signIn(director);
    expect(decodeProtectedHeader(token).kid).toBe(kid);
    await expect.poll(() => muster.ask(token)).toBe(200);
  });
});
