import { randomUUID } from 'node:crypto';
import fc from 'fast-check';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { askOf } from '#contract/access/ask.ts';
import { type Permissions, permissionsOf } from '#contract/access/can.ts';
import { organizationDomain, projectDomain, ROOT } from '#contract/access/permission.ts';
import { ROLES, type Role, rank } from '#contract/access/roles.ts';
import { type Endpoint, fill, isVersioned } from '#contract/endpoint.ts';
import { readPermissions } from '#contract/users/endpoints.ts';
import { openTestServer, type TestServer } from './server.ts';

let muster: TestServer;
beforeAll(async () => {
  muster = await openTestServer();
});
afterAll(() => muster.close());

/** What the browser of that role decides with, from what the server sends it. */
const browserOf = async (role: Role): Promise<Permissions> =>
  permissionsOf((await muster.as(muster.organization.people[role])(readPermissions)).body);

/** The published defaults, typed from their description: where, object, action, and who may at least. */
const TABLE: readonly (readonly ['O' | 'P' | 'root', string, string, Role])[] = [
  ['O', '/daily-activity', 'list', 'member'],
  ['O', '/daily-activity/1', 'update', 'member'],
  ['O', '/daily-activity/team', 'list', 'manager'],
  ['O', '/dashboard', 'read', 'member'],
  ['O', '/orgchart', 'read', 'member'],
  ['O', '/projects', 'list', 'member'],
  ['O', '/projects', 'create', 'manager'],
  ['P', '/projects/1', 'read', 'member'],
  ['P', '/projects/1', 'update', 'manager'],
  ['P', '/projects/1', 'delete', 'director'],
  ['P', '/projects/1/activity', 'create', 'member'],
  ['P', '/projects/1/activity', 'delete', 'coordinator'],
  ['P', '/projects/1/dashboard', 'read', 'member'],
  ['P', '/projects/1/roster', 'read', 'member'],
  ['P', '/projects/1/roster', 'update', 'manager'],
  ['P', '/projects/1/ops-log', 'create', 'coordinator'],
  ['P', '/projects/1/ops-log', 'correct', 'manager'],
  ['P', '/projects/1/roles', 'read', 'manager'],
  ['P', '/projects/1/roles', 'update', 'director'],
  ['P', '/projects/1/settings', 'update', 'manager'],
  ['O', '/account-plans', 'list', 'coordinator'],
  ['O', '/account-plans', 'create', 'manager'],
  ['O', '/account-plans/1', 'delete', 'director'],
  ['O', '/account-plans/embedded', 'list', 'manager'],
  ['O', '/dealsheets/embedded', 'list', 'director'],
  ['O', '/clients/1', 'read', 'manager'],
  ['O', '/clients', 'list', 'admin'],
  ['O', '/clients/1', 'update', 'admin'],
  ['O', '/service-types/1', 'read', 'coordinator'],
  ['O', '/service-types', 'create', 'admin'],
  ['O', '/organizations/1', 'read', 'member'],
  ['O', '/organizations/1/dashboard', 'read', 'manager'],
  ['O', '/organizations/1/team', 'update', 'owner'],
  ['O', '/organizations/1/settings', 'read', 'director'],
  ['O', '/organizations/1/settings', 'update', 'owner'],
  ['O', '/executive', 'read', 'executive'],
  ['O', '/choices/people', 'read', 'member'],
  ['O', '/imports', 'apply', 'manager'],
  ['O', '/leave', 'approve', 'manager'],
  ['P', '/assignments', 'check-in', 'member'],
  ['P', '/shifts', 'write', 'manager'],
  ['P', '/swaps', 'approve', 'manager'],
  ['O', '/dealsheets', 'submit', 'director'],
  ['O', '/dealsheets', 'approve', 'owner'],
  ['O', '/dealsheets/1', 'approve', 'owner'],
  ['O', '/presets', 'apply', 'coordinator'],
  ['root', '/presets', 'write', 'admin'],
  ['O', '/members', 'write', 'owner'],
  ['O', '/invitations', 'read', 'coordinator'],
  ['O', '/audit', 'read', 'owner'],
  ['O', '/anything', 'whatever', 'admin'],
];

test('each role may do to each object what the table says, from its lowest role up', async () => {
  const organization = organizationDomain(muster.organization.id);
  const domains = { O: organization, P: projectDomain(muster.organization.id, randomUUID()), root: ROOT };
  for (const role of ROLES) {
    const browser = await browserOf(role);
    for (const [place, object, action, least] of TABLE) {
      const allowed = browser.can(action, object, domains[place]);
      expect(allowed, `${role}: ${action} ${object}`).toBe(rank(role) >= rank(least));
    }
  }
});

const send = async (role: Role, endpoint: Endpoint, params: Record<string, string>, payload: object) => {
  const answer = await muster.server.http.inject({
    method: endpoint.method,
    url: `/api${fill(endpoint.path, params)}`,
    headers: {
      authorization: `Bearer ${await muster.tokenOf(muster.organization.people[role])}`,
      'organization-id': muster.organization.id,
      ...(isVersioned(endpoint) ? { 'if-match': '"1"' } : {}),
    },
    ...(endpoint.body && !endpoint.file ? { payload } : {}),
  });
  return answer.statusCode;
};

const paramsOf = ({ path }: Endpoint): Record<string, string> =>
  Object.fromEntries([...path.matchAll(/:([a-z_]+)/g)].map(([, key = '']) => [key, randomUUID()]));

const tenantEndpoints = () => muster.server.endpoints.filter(({ access }) => 'object' in access);

/** Rules as an administrator might write them: any object and action of an endpoint, or wildcards, allowed or denied. */
const randomRules = () => {
  const asks = tenantEndpoints().flatMap(({ access }) => ('object' in access ? [access] : []));
  const rule = fc.record({
    minimum: fc.constantFrom(...ROLES),
    domain: fc.constantFrom('*', '/org/:org', '/org/:org/project/:project', '/root'),
    object: fc.constantFrom('*', ...asks.map(({ object }) => object)),
    action: fc.constantFrom('*', ...asks.map(({ action }) => action)),
    effect: fc.constantFrom('allow', 'deny'),
  });
  return fc.array(rule, { minLength: 5, maxLength: 40 });
};

test('the server lets through exactly what the browser shows, whatever the policy says', async () => {
  for (const [round, rules] of fc.sample(randomRules(), { numRuns: 5, seed: 20_161_121 }).entries()) {
    const marker = `/round-${round}`;
    await muster.database.query('delete from policy_rules');
    await muster.database.query(
      `insert into policy_rules (minimum, domain, object, action, effect)
       select distinct * from jsonb_to_recordset($1::jsonb)
         as r(minimum role_name, domain text, object text, action text, effect policy_effect)
       union select 'member'::role_name, '*', $2, 'see', 'allow'::policy_effect
       on conflict do nothing`,
      [JSON.stringify(rules), marker],
    );
    const member = muster.as(muster.organization.people.member);
    const read = async () => JSON.stringify((await member(readPermissions)).body);
    await expect.poll(read).toContain(marker);
    for (const role of ROLES) {
      const browser = await browserOf(role);
      for (const endpoint of tenantEndpoints()) {
        const params = paramsOf(endpoint);
        const asked = askOf(endpoint.access, muster.organization.id, params);
        const shown = asked === null || browser.can(asked.action, asked.object, asked.domain);
        const passed = (await send(role, endpoint, params, { nonsense: true })) !== 403;
        expect(passed, `${role} ${endpoint.method} ${endpoint.path} in round ${round}`).toBe(shown);
      }
    }
  }
});

test('nobody raises a rank: whatever is sent to whichever endpoint by whichever role, every grant stays', async () => {
  const grants = () =>
    muster.database.query(
      'select subject, role::text, org_id::text, project_id::text from role_grants union all select subject, role::text, null, null from root_grants order by 1, 2, 3',
    );
  const before = await grants();
  for (const role of ROLES.filter((one) => one !== 'admin')) {
    const { sub, member } = muster.organization.people[role];
    const greedy = {
      role: 'admin',
      roles: ['admin'],
      grants: [{ role: 'admin', domain: '/root' }],
      subject: sub,
      member_id: member,
    };
    for (const endpoint of muster.server.endpoints) await send(role, endpoint, paramsOf(endpoint), greedy);
  }
  expect(await grants()).toEqual(before);
});
