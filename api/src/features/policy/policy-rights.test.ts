import pg from 'pg';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { ROLES } from '#contract/access/roles.ts';
import { readPolicy, updatePolicy } from '#contract/policy/endpoints.ts';
import { policyRule } from '#contract/policy/shapes.ts';
import { makePerson, type TestPerson } from '../../../test/people.ts';
import { openTestServer, type TestServer } from '../../../test/server.ts';

let muster: TestServer;
let client: pg.Client;
beforeAll(async () => {
  muster = await openTestServer();
  client = new pg.Client({ connectionString: muster.database.url });
  await client.connect();
});
afterAll(async () => {
  await client.end();
  await muster.close();
});

const rootPerson = async (role: string, expires: string | null): Promise<TestPerson> => {
  const person = await makePerson(muster.database, muster.organization.id, 'member');
  await muster.database.query(
    'insert into root_grants (subject, role, expires_at) values ($1, $2::role_name, now() + $3::interval)',
    [person.sub, role, expires],
  );
  return person;
};

/** A statement as the application runs it for somebody; undone afterwards. */
const asApplication = async ({ sub }: TestPerson, statement: string) => {
  await client.query('begin');
  try {
    await client.query("select set_config('muster.sub', $1, true)", [sub]);
    await client.query('set local role muster_app');
    return (await client.query(statement)).rowCount;
  } finally {
    await client.query('rollback');
  }
};
const RULE =
  "insert into policy_rules (minimum, domain, object, action) values ('member', '*', '/x', 'read')";
const REVISION =
  "insert into policy_revisions (version, note, rules, added, removed) values (99, 'x', '[]', 0, 0)";

test('below admin nobody reads or publishes the policy, not by a role in an organization either', async () => {
  const { people } = muster.organization;
  const localAdmin = await makePerson(muster.database, muster.organization.id, 'admin');
  for (const person of [...ROLES.slice(0, -1).map((role) => people[role]), localAdmin]) {
    const { status, body } = await muster.as(person)(readPolicy);
    expect([status, body.rule]).toEqual([403, 'no-rule-allows']);
  }
});

test('a rule opens the endpoints to others, and the database lets nobody but administrators of everything through', async () => {
  const executive = await rootPerson('executive', null);
  await muster.database.query(
    "insert into policy_rules (minimum, domain, object, action) values ('executive', '/root', '/policy', '*')",
  );
  const { body: policy } = await muster.as(muster.organization.people.admin)(readPolicy);
  const read = await muster.as(executive)(readPolicy);
  const body = { rules: policy.rules.slice(1), note: 'Mine' };
  const write = await muster.as(executive)(updatePolicy, { body, version: policy.version });
  expect([read, write].map(({ status, body: why }) => [status, why.rule])).toEqual([
    [403, 'administrators-only'],
    [403, 'administrators-only'],
  ]);
  await muster.database.query("delete from policy_rules where object = '/policy'");
});

test('the database shows and takes policies from administrators of everything alone', async () => {
  const refused = [
    muster.organization.people.owner,
    await rootPerson('executive', null),
    await rootPerson('admin', '-1 second'),
  ];
  for (const person of refused) {
    expect(await asApplication(person, 'select from policy_revisions')).toBe(0);
    expect(await asApplication(person, 'delete from policy_rules')).toBe(0);
    expect(await asApplication(person, "select from policy_people('')")).toBe(0);
    expect(await asApplication(person, 'select from policy_holders()')).toBe(0);
    await expect(asApplication(person, RULE)).rejects.toThrow('row-level security');
    await expect(asApplication(person, REVISION)).rejects.toThrow('row-level security');
  }
  const { admin } = muster.organization.people;
  expect(await asApplication(admin, 'select from policy_revisions')).toBeGreaterThan(0);
  expect(await asApplication(admin, RULE)).toBe(1);
  expect(await asApplication(admin, REVISION)).toBe(1);
  const forged = REVISION.replace('removed)', 'removed, published_by)').replace('0, 0)', "0, 0, 'somebody')");
  await expect(asApplication(admin, forged)).rejects.toThrow('row-level security');
});

test('an administrator whose time is over is refused from that moment on, although nothing was changed', async () => {
  const person = await rootPerson('admin', '900 milliseconds');
  const call = muster.as(person);
  expect((await call(readPolicy)).status).toBe(200);
  await expect.poll(async () => (await call(readPolicy)).status, { interval: 100 }).toBe(403);
});

test('what was published can be neither changed nor deleted, not even by the owner of the database', async () => {
  const change = (statement: string) =>
    expect(muster.database.query(statement)).rejects.toThrow('append-only');
  await change("update policy_revisions set note = 'Other'");
  await change('delete from policy_revisions');
  await change('truncate policy_revisions');
  const { admin } = muster.organization.people;
  await expect(asApplication(admin, 'delete from policy_revisions')).rejects.toThrow('permission denied');
  await expect(asApplication(admin, "update policy_rules set effect = 'deny'")).rejects.toThrow(
    'permission denied',
  );
});

test.each([
  ['role', "'king', '*', '/x', 'read', 'allow'"],
  ['effect', "'member', '*', '/x', 'read', 'perhaps'"],
  ['domain', "'member', '/elsewhere', '/x', 'read', 'allow'"],
  ['object', "'member', '*', 'x', 'read', 'allow'"],
  ['action', "'member', '*', '/x', 'READ', 'allow'"],
])('an unknown %s is refused by the database itself', async (_, values) => {
  const statement = `insert into policy_rules (minimum, domain, object, action, effect) values (${values})`;
  await expect(muster.database.query(statement)).rejects.toThrow(
    /invalid input value for enum|violates check/,
  );
});

const PARTS = [
  '',
  '/',
  '*',
  'org',
  'root',
  'project',
  ':org',
  '{id}',
  ':1',
  '{',
  'read',
  'a-b',
  'A.b~',
  'é',
  '%2e',
  '..',
  ' ',
  '\n',
  'a'.repeat(201),
];
const TEXTS = [
  ...PARTS.flatMap((one) =>
    PARTS.flatMap((other) => [
      one + other,
      `/${one}/${other}`,
      `/org/${one}${other}`,
      `/org/${one}/project/${other}`,
      `/org/${one}/${other}/x`,
      `${one}-${other}`,
      `/*/${one}/${other}/*`,
    ]),
  ),
  ...['*', '/root', '/org/:org', 'read*', 'read-own*', 'read-*'],
];

test.each(['domain', 'object', 'action'] as const)(
  'what the database takes as %s is what an endpoint takes',
  async (column) => {
    const texts = [...new Set(TEXTS)].filter((text) => text === text.trim());
    const [check] = await muster.database.query<{ form: string }>(
      "select pg_get_expr(conbin, conrelid) as form from pg_constraint where conname = $1 and conrelid = 'policy_rules'::regclass",
      [`${column}_form`],
    );
    const rows = await muster.database.query<{ text: string; taken: boolean }>(
      `select ${column} as text, ${check?.form} as taken from unnest($1::text[]) as t (${column})`,
      [texts],
    );
    const form = policyRule.shape[column];
    expect(rows.filter(({ text, taken }) => form.safeParse(text).success !== taken)).toEqual([]);
    expect(rows.filter(({ taken }) => taken).length).toBeGreaterThan(5);
  },
);
