import { execFile } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openTestDatabase, type TestDatabase } from '../api/test/database.ts';
import { insertRow } from '../api/test/factories/insert-row.ts';
import { makeProject } from '../api/test/factories/project.ts';
import { makeOrganization } from '../api/test/people.ts';

const ROOT = fileURLToPath(new URL('..', import.meta.url));

let database: TestDatabase;
beforeAll(async () => {
  database = await openTestDatabase();
});
afterAll(() => database.close());

/** What the command prints of a log, and whether it succeeded. */
const verify = (...parameters: string[]) =>
  promisify(execFile)('node', ['tools/verify-ops-log.ts', ...parameters], {
    ...{ cwd: ROOT, env: { PATH: process.env.PATH, DATABASE_URL: database.url } },
  }).then(
    ({ stdout }) => ({ succeeded: true, text: stdout }),
    ({ stderr }: { stderr: string }) => ({ succeeded: false, text: stderr }),
  );

test('the command says that a log holds and where it ends, or names the first record that does not', async () => {
  const organization = await makeOrganization(database);
  const project_id = await makeProject(database, organization, {});
  expect((await verify(organization.id, project_id)).text).toBe('This log is empty.\n');
  for (const title of ['One', 'Two', 'Three'])
    await insertRow(database, 'ops_log', {
      ...{ org_id: organization.id, project_id, kind: 'entry', type: 'note', severity: 'info', title },
      occurred_at: '2026-03-02T10:00Z',
    });
  await database.query(
    `insert into events (org_id, type, subject_type, subject_id, project_id, data)
     select org_id, 'ops_log_entry.added', 'ops_log_entry', id, project_id,
       jsonb_build_object('sequence', seq, 'hash', encode(hash, 'hex')) from ops_log`,
  );
  expect(await verify(organization.id, project_id)).toEqual({
    succeeded: true,
    text: expect.stringMatching(/^3 records hold\. The chain ends with [0-9a-f]{64}\.\n$/),
  });
  const [second] = await database.query(`select encode(hash, 'hex') as hash from ops_log where seq = 2`);
  const kept = String(second?.hash);
  expect((await verify(organization.id, project_id, kept.toUpperCase())).text).toContain(
    "hash is record 2's",
  );
  expect(await verify(organization.id, project_id, 'f'.repeat(64))).toEqual({
    succeeded: false,
    text: expect.stringContaining(`none has the hash ${'f'.repeat(64)}`),
  });
  await database.query(
    `alter table ops_log disable trigger user; update ops_log set title = 'Other' where seq = 2;
     alter table ops_log enable trigger user`,
  );
  expect(await verify(organization.id, project_id)).toEqual({
    succeeded: false,
    text: expect.stringMatching(/^Record 2 is broken: altered \([0-9a-f-]{36}\)\. The 1 before it hold\.\n$/),
  });
  await database.query(
    `set session_replication_role = replica; delete from ops_log where seq > 1; reset session_replication_role;
     update ops_log_heads h set seq = 1, hash = r.hash from ops_log r where r.project_id = h.project_id`,
  );
  expect((await verify(organization.id, project_id)).text).toBe(
    'Record 2 is broken: missing. The 1 before it hold.\n',
  );
  expect((await verify()).text).toContain('Which log?');
}, 60_000);
