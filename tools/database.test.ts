import { execFile } from 'node:child_process';
import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import pg from 'pg';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { startPostgres } from '#api/embedded/postgres.ts';
import { openTestDatabase, type TestDatabase } from '../api/test/database.ts';

const ROOT = fileURLToPath(new URL('..', import.meta.url));

/** What a command prints, and whether it succeeded; with these settings and no others. */
async function run(tool: string, parameters: string[], settings: Record<string, string>) {
  const env = { PATH: process.env.PATH, ...settings };
  const started = promisify(execFile)('node', [`tools/${tool}.ts`, ...parameters], { cwd: ROOT, env });
  return started.then(
    ({ stdout }) => ({ succeeded: true, text: stdout }),
    ({ stderr }: { stderr: string }) => ({ succeeded: false, text: stderr }),
  );
}

describe('beside a database of one’s own', () => {
  let database: TestDatabase;
  beforeAll(async () => {
    database = await openTestDatabase();
  });
  afterAll(() => database.close());

  const own = (more: Record<string, string> = {}) => ({
    DATABASE_URL: database.url,
    OIDC_PROVIDER: 'embedded',
    ...more,
  });
  const keys = () => database.query('select retires_at <= now() as withdrawn from idp.signing_keys');

  test('rotate-keys says when the new key signs and the old one goes, and --now withdraws at once', async () => {
    expect((await run('rotate-keys', [], own())).succeeded).toBe(true);
    const planned = await run('rotate-keys', [], own());
    expect(planned.text).toMatch(
      /sign from \d\d:\d\d UTC on\. .* withdrawn at \d\d:\d\d UTC\. Nobody is signed out\./,
    );
    expect((await keys()).filter(({ withdrawn }) => withdrawn)).toEqual([]);
    expect((await run('rotate-keys', ['--now'], own())).text).toContain('the old ones count for nothing');
    expect((await keys()).filter(({ withdrawn }) => !withdrawn)).toHaveLength(1);
  });

  test('rotate-keys refuses a parameter it does not know, and keys that are somebody else’s', async () => {
    const before = await keys();
    expect((await run('rotate-keys', ['--soon'], own())).text).toContain('--soon means nothing here');
    const elsewhere = own({ OIDC_PROVIDER: 'oidc', OIDC_ISSUER: 'https://id.example' });
    expect((await run('rotate-keys', [], elsewhere)).text).toContain('rotate them there');
    expect(await keys()).toEqual(before);
  });

  test('admin-link makes the first administrator, gives them new links, and nobody else one', async () => {
    const first = await run('admin-link', ['Ann@customer.example'], own());
    expect(first.text).toMatch(/ann@customer\.example is administrator\..*\n +http:\S+set-password\?token=/s);
    const second = await run('admin-link', ['ann@customer.example'], own());
    expect(second.text).not.toBe(first.text);
    const other = await run('admin-link', ['mallory@customer.example'], own());
    expect(other).toEqual({
      succeeded: false,
      text: "mallory@customer.example isn't administrator: only one who is gets a link here.\n",
    });
    expect((await run('admin-link', [], own())).text).toContain('Whose link?');
  });

  test('codes-off lets somebody in again who lost their app, and tells them by mail', async () => {
    await run('admin-link', ['ben@customer.example'], own());
    await database.query(
      "insert into idp.users (sub, email, name) values ('ben', 'ben@customer.example', 'Ben')",
    );
    await database.query("insert into idp.sealing_keys (secret) values ('\\x00')");
    await database.query(`insert into idp.authenticators (user_sub, key_id, sealed_secret, created_at, confirmed_at)
      select 'ben', id, '\\x00', now(), now() from idp.sealing_keys limit 1`);
    const first = await run('codes-off', ['Ben@customer.example'], own());
    expect(first.text).toContain('ben@customer.example signs in without codes now');
    expect(await database.query("select from idp.authenticators where user_sub = 'ben'")).toEqual([]);
    expect(await database.query('select recipient, subject from idp.outbox')).toEqual([
      { recipient: 'ben@customer.example', subject: 'Codes at sign-in were turned off' },
    ]);
    const second = await run('codes-off', ['ben@customer.example'], own());
    expect(second).toEqual({ succeeded: false, text: 'ben@customer.example has no codes turned on.\n' });
  });
});

test('a command uses the embedded database of a Muster that runs, and starts that of a stopped one', async () => {
  const DATA_DIR = mkdtempSync(join(tmpdir(), 'muster-command-'));
  chmodSync(DATA_DIR, 0o755);
  const settings = { DATA_DIR };
  const never = await run('rotate-keys', [], settings);
  expect(never).toEqual({
    succeeded: false,
    text: expect.stringContaining('has never run with its data in'),
  });

  const running = await startPostgres({ dataDir: DATA_DIR, durable: false, say: () => undefined });
  expect((await run('rotate-keys', [], settings)).text).toContain('New keys are published');
  await running.stop();
  expect((await run('rotate-keys', [], settings)).text).toContain('New keys are published');

  const again = await startPostgres({ dataDir: DATA_DIR, durable: false, say: () => undefined });
  expect(again.adopted).toBe(false);
  const client = new pg.Client({ connectionString: again.url });
  await client.connect();
  expect((await client.query('select from idp.signing_keys')).rowCount).toBe(2);
  await client.end();
  await again.stop();
  rmSync(DATA_DIR, { recursive: true, force: true });
}, 60_000);
