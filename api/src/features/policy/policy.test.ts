import { afterAll, beforeAll, expect, test } from 'vitest';
import {
  listPolicyRevisions,
  readPolicy,
  readPolicyRevision,
  restorePolicyRevision,
  updatePolicy,
} from '#contract/policy/endpoints.ts';
import type { PolicyRule } from '#contract/policy/shapes.ts';
import { openTestServer, type TestServer } from '../../../test/server.ts';

let muster: TestServer;
beforeAll(async () => {
  muster = await openTestServer();
});
afterAll(() => muster.close());

const admin = () => muster.as(muster.organization.people.admin);
const inForce = async () => (await admin()(readPolicy)).body;
const rule = (object: string, more: Partial<PolicyRule> = {}): PolicyRule => ({
  ...{ minimum: 'owner', domain: '/org/:org', object, action: 'read', effect: 'allow' },
  ...more,
});
/** Publishes what `change` makes of the rules in force. */
const publish = async (change: (rules: PolicyRule[]) => PolicyRule[], note = 'Because') => {
  const { rules, version } = await inForce();
  return admin()(updatePolicy, { body: { rules: change(rules), note }, version });
};
const written = () =>
  muster.database.query('select minimum, domain, object, action, effect from policy_rules order by id');
const events = (type: string) =>
  muster.database.query(
    'select actor, subject_id, changes, data from root_events where type = $1 order by id',
    [type],
  );

test('the first policy is the defaults, and what is published last is what the database decides by', async () => {
  const { status, body, headers } = await admin()(readPolicy);
  expect([status, headers.etag]).toEqual([200, `"${body.version}"`]);
  expect(await written()).toEqual(body.rules);
  const { data } = (await admin()(listPolicyRevisions)).body;
  const first = await admin()(readPolicyRevision, { params: { revision_id: data.at(-1).id } });
  expect(first.body).toMatchObject({
    ...{ version: 1, note: 'Defaults', published_by: null, restored: null, removed: 0 },
    ...{ added: first.body.rules.length, added_rules: first.body.rules },
  });
  const [{ rules } = { rules: [] }] = await muster.database.query<{ rules: PolicyRule[] }>(
    'select rules from policy_revisions order by version desc limit 1',
  );
  expect(rules).toEqual(body.rules);
});

test('publishing puts the new rules in the place of the old, in their order, and keeps who, why and what differs', async () => {
  const before = await inForce();
  const added = [rule('/boards'), rule('/boards/:id', { minimum: 'member', effect: 'deny' })];
  const rules = [...added, ...before.rules.slice(1)];
  const { status, body } = await admin()(updatePolicy, {
    body: { rules, note: '  Boards are coming  ' },
    version: before.version,
  });
  expect([status, body.version]).toEqual([200, before.version + 1]);
  expect(body).toMatchObject({
    note: 'Boards are coming',
    published_by: 'Admin Person',
    added: 2,
    removed: 1,
  });
  expect([body.rules, body.added_rules, body.removed_rules]).toEqual([rules, added, [before.rules[0]]]);
  expect(await written()).toEqual(rules);
  expect((await events('policy.published')).at(-1)).toEqual({
    actor: muster.organization.people.admin.sub,
    subject_id: body.id,
    changes: { version: [before.version, before.version + 1] },
    data: {
      note: 'Boards are coming',
      restored: null,
      added: ['allow owner read /boards in /org/:org', 'deny member read /boards/:id in /org/:org'],
      removed: ['allow member * /daily-activity in /org/:org'],
    },
  });
});

test('of two who publish at once one is refused, and nothing of theirs is left', async () => {
  const { rules, version } = await inForce();
  const answers = await Promise.all(
    ['/first', '/second', '/third'].map((object) =>
      admin()(updatePolicy, { body: { rules: [...rules, rule(object)], note: object }, version }),
    ),
  );
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 412, 412]);
  const published = answers.find(({ status }) => status === 200);
  expect((await inForce()).version).toBe(version + 1);
  expect(await written()).toEqual(published?.body.rules);
});

test('an outdated version is 412, none at all is 428', async () => {
  const { rules, version } = await inForce();
  const body = { rules: [...rules, rule('/late')], note: 'Late' };
  const stale = await admin()(updatePolicy, { body, version: version - 1 });
  expect([stale.status, stale.body.code]).toEqual([412, 'stale']);
  expect((await admin()(updatePolicy, { body })).status).toBe(428);
  expect((await inForce()).version).toBe(version);
});

test('the history lists every policy, newest first and in pages, and each can be read with its rules', async () => {
  await publish((rules) => [...rules, rule('/history')], 'For the history');
  const { body: first } = await admin()(listPolicyRevisions, { query: { per_page: 1 } });
  expect(first.data).toEqual([
    {
      id: expect.any(String),
      version: (await inForce()).version,
      note: 'For the history',
      published_at: expect.any(String),
      published_by: 'Admin Person',
      ...{ restored: null, added: 1, removed: 0 },
    },
  ]);
  const { body: rest } = await admin()(listPolicyRevisions, { query: { after: first.after } });
  expect(rest.data.map(({ version }: { version: number }) => version)).toEqual(
    rest.data.map((_: unknown, at: number) => first.data[0].version - 1 - at),
  );
  expect(rest.data.at(-1)).toMatchObject({ version: 1, note: 'Defaults' });
  const { body: detail } = await admin()(readPolicyRevision, { params: { revision_id: first.data[0].id } });
  expect(detail).toMatchObject({ ...first.data[0], added_rules: [rule('/history')], removed_rules: [] });
  const missing = await admin()(readPolicyRevision, { params: { revision_id: crypto.randomUUID() } });
  expect(missing.status).toBe(404);
});

test('an earlier policy comes back as a new version that says which one it is', async () => {
  const earlier = await inForce();
  await publish((rules) => rules.slice(3), 'Fewer');
  const restored = await admin()(restorePolicyRevision, {
    params: { revision_id: earlier.id },
    body: { note: 'That was wrong', over: earlier.version + 1 },
  });
  expect([restored.status, restored.body.version, restored.body.restored]).toEqual([
    200,
    earlier.version + 2,
    earlier.version,
  ]);
  expect(restored.body).toMatchObject({ rules: earlier.rules, added: 3, note: 'That was wrong' });
  expect(await written()).toEqual(earlier.rules);
  expect((await events('policy.restored')).at(-1)).toMatchObject({ data: { restored: earlier.version } });
});

test('of two who restore at once the second is refused with 412, because what it changes is another thing now', async () => {
  const { id, version } = await inForce();
  await publish((rules) => rules.slice(1), 'One less');
  const restore = () =>
    admin()(restorePolicyRevision, {
      params: { revision_id: id },
      body: { note: 'Back', over: version + 1 },
    });
  const answers = await Promise.all([restore(), restore()]);
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 412]);
  expect((await inForce()).version).toBe(version + 2);
  const blind = { params: { revision_id: id }, body: { note: 'Back' } as { note: string; over: number } };
  expect((await admin()(restorePolicyRevision, blind)).status).toBe(422);
});

test('the policy in force can’t be restored, nor one that never was', async () => {
  const { id, version } = await inForce();
  const restore = (revision_id: string) =>
    admin()(restorePolicyRevision, { params: { revision_id }, body: { note: 'Again', over: version } });
  const same = await restore(id);
  expect([same.status, same.body.rule]).toEqual([422, 'nothing-changed']);
  expect((await restore(crypto.randomUUID())).status).toBe(404);
});
