import { readFile } from 'node:fs/promises';
import pg from 'pg';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { askOf } from '#contract/access/ask.ts';
import { permissionsOf } from '#contract/access/can.ts';
import { MODEL } from '#contract/access/policy.ts';
import { ROLES } from '#contract/access/roles.ts';
import { type PolicyRule, policyRules } from '#contract/policy/shapes.ts';
import { openTestServer, type TestServer } from '../../../test/server.ts';
import { expandRules } from '../../platform/access/policy-rules.ts';

let muster: TestServer;
beforeAll(async () => {
  muster = await openTestServer();
});
afterAll(() => muster.close());

/** What came after the first ones: whose word time waits for is said by the rows (decision 100); months close (decision 103). */
const LATER: readonly PolicyRule[] = [
  { minimum: 'member', domain: '/org/:org', object: '/daily-activity', action: 'approve', effect: 'allow' },
  { minimum: 'director', domain: '/org/:org', object: '/time-exports', action: '*', effect: 'allow' },
  { minimum: 'director', domain: '/org/:org', object: '/time-exports/:id', action: '*', effect: 'allow' },
  {
    minimum: 'director',
    domain: '/org/:org/project/:pid',
    object: '/conflicts',
    action: 'override',
    effect: 'allow',
  },
  { minimum: 'member', domain: '/org/:org', object: '/roster', action: 'read', effect: 'allow' },
  ...[
    { minimum: 'manager' as const, object: '/daily-activity/months', action: 'list' },
    { minimum: 'director' as const, object: '/daily-activity/months', action: 'close' },
    { minimum: 'owner' as const, object: '/daily-activity/months', action: 'reopen' },
    { minimum: 'manager' as const, object: '/daily-activity/team', action: 'reverse' },
    { minimum: 'member' as const, object: '/leave-calendar', action: 'read' },
    { minimum: 'member' as const, object: '/swaps', action: 'read-own' },
    { minimum: 'member' as const, object: '/leave-settings', action: 'read' },
    { minimum: 'director' as const, object: '/leave-settings', action: 'update' },
    { minimum: 'manager' as const, object: '/leave', action: 'adjust' },
    { minimum: 'coordinator' as const, object: '/exchange-rates', action: 'read' },
    { minimum: 'manager' as const, object: '/rates', action: 'read' },
    { minimum: 'director' as const, object: '/account-plans/:id', action: 'approve' },
    { minimum: 'director' as const, object: '/members', action: 'read-rates' },
    { minimum: 'director' as const, object: '/members', action: 'draft' },
  ].map((rule) => ({ ...rule, domain: '/org/:org', effect: 'allow' as const })),
];

/** The defaults as they were first written, one line for each action, with what has come since. */
const firstDefaults = async (): Promise<PolicyRule[]> => {
  const text = await readFile(new URL('../../../migrations/0004-policy.sql', import.meta.url), 'utf8');
  const client = new pg.Client({ connectionString: muster.database.url });
  await client.connect();
  await client.query(
    "create temporary table first (minimum role_name, domain text, object text, action text, effect text default 'allow')",
  );
  await client.query(text.replaceAll('policy_rules', 'first'));
  const { rows } = await client.query('select * from first');
  await client.end();
  return [...policyRules.parse(rows), ...LATER];
};

test('the defaults in fewer lines let every role do what the first ones did, and no more of what anybody asks', async () => {
  const first = await firstDefaults();
  const now = policyRules.parse(
    await muster.database.query('select minimum, domain, object, action, effect from policy_rules'),
  );
  expect(now.length).toBeLessThan(first.length);
  const named = (text: string) => text.replace(/:\w+/g, 'x');
  const asked = [
    ...first.map(({ action, object, domain }) => ({ action, object: named(object), domain: named(domain) })),
    ...muster.server.endpoints.flatMap(({ access }) => askOf(access, 'x', { project_id: 'x' }) ?? []),
  ].map((ask) => ({ ...ask, object: named(ask.object) }));
  for (const role of ROLES) {
    const [before, after] = [first, now].map((rules) =>
      permissionsOf({
        sub: 'me',
        data: { g: [['g', 'me', role, '/root']], p: expandRules(rules), m: MODEL },
      }),
    );
    for (const { action, object, domain } of asked)
      expect(after?.can(action, object, domain), `${role} ${action} ${object} ${domain}`).toBe(
        before?.can(action, object, domain),
      );
  }
});
