import { afterAll, beforeAll, expect, test } from 'vitest';
import { listMembers } from '#contract/members/endpoints.ts';
import { readPolicy, updatePolicy } from '#contract/policy/endpoints.ts';
import type { PolicyRule } from '#contract/policy/shapes.ts';
import { openTestServer, type TestServer } from '../../../test/server.ts';

let muster: TestServer;
beforeAll(async () => {
  muster = await openTestServer();
});
afterAll(() => muster.close());

const admin = () => muster.as(muster.organization.people.admin);
const state = () => muster.database.query('select version, rules from policy_revisions order by version');
/** Sends rules in the place of those in force, as a stranger would write them. */
const send = async (change: (rules: PolicyRule[]) => object, more: object = {}) => {
  const { rules, version } = (await admin()(readPolicy)).body;
  const answer = await muster.server.http.inject({
    method: 'PATCH',
    url: '/api/policy',
    headers: {
      authorization: `Bearer ${await muster.tokenOf(muster.organization.people.admin)}`,
      'if-match': `"${version}"`,
    },
    payload: { rules: change(rules), note: 'Trying', ...more },
  });
  return { status: answer.statusCode, body: answer.json() };
};
const good = { minimum: 'owner', domain: '/org/:org', object: '/boards', action: 'read', effect: 'allow' };

test.each([
  ['minimum', 'king', 'Role: choose one of member to admin.'],
  ['domain', '/somewhere', /^Domain: use \*, \/root/],
  ['domain', '/org/a/project', /^Domain: use/],
  ['domain', '/org/../root', /^Domain: use/],
  ['object', 'projects', /^Object: use \*/],
  ['object', '/projects/', /^Object: use/],
  ['object', '/projects/%2e%2e', /^Object: use/],
  ['object', '/*/*/*', /^Object: use .* at most twice/],
  ['object', `/${'a'.repeat(200)}`, 'Use at most 200 characters.'],
  ['action', 'Read', /^Action: use/],
  ['action', '', /^Action: use/],
  ['effect', 'maybe', 'Effect: use allow or deny.'],
])(
  'a rule whose %s is %s is refused with its row named, and nothing changes',
  async (part, value, message) => {
    const before = await state();
    const { status, body } = await send((rules) => [...rules.slice(0, 3), { ...good, [part]: value }]);
    expect([status, body.fields]).toEqual([
      422,
      [
        {
          field: `rules.3.${part}`,
          message: typeof message === 'string' ? message : expect.stringMatching(message),
        },
      ],
    ]);
    expect(await state()).toEqual(before);
  },
);

test.each([
  [
    'the same rule twice',
    'duplicate-rule',
    'rules.4',
    (rules: PolicyRule[]) => rules.toSpliced(4, 0, ...rules.slice(1, 2)),
  ],
  ['nothing new', 'nothing-changed', 'rules', (rules: PolicyRule[]) => rules.toReversed()],
  [
    'no rule that lets admins do anything',
    'admin-locked-out',
    'rules',
    (rules: PolicyRule[]) => rules.filter(({ domain }) => domain !== '*'),
  ],
  [
    'a deny that keeps admins from reading the policy',
    'admin-locked-out',
    'rules.0',
    (rules: PolicyRule[]) => [
      { minimum: 'admin', domain: '/root', object: '/policy', action: 'read', effect: 'deny' },
      ...rules,
    ],
  ],
  [
    'a deny that keeps admins from everything everywhere',
    'admin-locked-out',
    'rules.1',
    (rules: PolicyRule[]) =>
      rules.toSpliced(1, 0, { minimum: 'admin', domain: '*', object: '/:x', action: '*', effect: 'deny' }),
  ],
])('%s is refused by the rule %s, and nothing changes', async (_, rule, field, change) => {
  const before = await state();
  const { status, body } = await send(change);
  expect([status, body.rule, body.fields[0].field]).toEqual([422, rule, field]);
  expect(await state()).toEqual(before);
});

test.each([
  ['no rules at all', { rules: [] }, 'rules'],
  [
    'more than a thousand',
    { rules: Array.from({ length: 1001 }, (_, at) => ({ ...good, object: `/a${at}` })) },
    'rules',
  ],
  ['no reason', { note: ' ' }, 'note'],
  ['a reason that never ends', { note: 'a'.repeat(501) }, 'note'],
])('%s is refused', async (_, more, field) => {
  const { status, body } = await send((rules) => rules.slice(1), more);
  expect([status, body.fields[0].field]).toEqual([422, field]);
});

test('an administrator who holds another role at the root publishes no deny for that role that keeps them from the policy', async () => {
  const { sub } = muster.organization.people.admin;
  await muster.database.query("insert into root_grants (subject, role) values ($1, 'executive')", [sub]);
  const before = await state();
  const deny: PolicyRule = {
    ...{ minimum: 'executive', domain: '/root', object: '*', action: '*', effect: 'deny' },
  };
  const { status, body } = await send((rules) => [...rules.slice(0, 2), deny, ...rules.slice(2)]);
  expect([status, body.rule, body.fields[0].field]).toEqual([422, 'admin-locked-out', 'rules.2']);
  expect(await state()).toEqual(before);
  await muster.database.query("delete from root_grants where subject = $1 and role = 'executive'", [sub]);
});

test('a deny for admins about anything but the policy is theirs to write', async () => {
  const deny: PolicyRule = {
    ...{ minimum: 'admin', domain: '/org/:org', object: '/clients' },
    ...{ action: 'list', effect: 'deny' },
  };
  const { status } = await send((rules) => [...rules, deny]);
  expect(status).toBe(200);
  const { rules, version } = (await admin()(readPolicy)).body;
  const undone = { rules: rules.slice(0, -1), note: 'Undone' };
  expect((await admin()(updatePolicy, { body: undone, version })).status).toBe(200);
});

test('a rule that names an organization in capitals means it all the same', async () => {
  const { id, people } = muster.organization;
  const list = async () => (await muster.as(people.coordinator)(listMembers)).status;
  expect(await list()).toBe(200);
  const deny: PolicyRule = {
    ...{ minimum: 'coordinator', domain: `/org/${id.toUpperCase()}`, object: '/members' },
    ...{ action: '*', effect: 'deny' },
  };
  expect((await send((rules) => [...rules, deny])).status).toBe(200);
  expect(await list()).toBe(403);
  expect((await send((rules) => rules.slice(0, -1))).status).toBe(200);
});

test('a thousand rules can be in force', async () => {
  const many = Array.from({ length: 900 }, (_, at) => ({ ...good, object: `/board-${at}` }));
  expect((await send((rules) => [...rules, ...many])).status).toBe(200);
});
