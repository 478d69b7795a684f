import { afterAll, beforeAll, expect, test } from 'vitest';
import { ROLES, type Role } from '#contract/access/roles.ts';
import { type Endpoint, isWriting } from '#contract/endpoint.ts';
import { startView } from '#contract/views/endpoints.ts';
import { type Kind, kindsOf } from './addresses.ts';
import { ask } from './ask.ts';
import type { Actor } from './cast.ts';
import { checksums } from './checksums.ts';
import { demand } from './demand.ts';
import { expectationOf } from './matrix.ts';
import { nameOf } from './samples.ts';
import { openWorld, type World } from './world.ts';

let world: World;
beforeAll(async () => {
  world = await openWorld();
});
afterAll(() => world.muster.close());

const administrator = (): Actor => {
  const found = world.cast.find(({ name }) => name === 'admin');
  if (!found) throw new Error('Nobody is administrator.');
  return found;
};

const begin = async (body: { role: Role } | { member_id: string }): Promise<string> => {
  const admin = world.muster.as(world.own.people.admin);
  const answer = await admin(startView, { organization: world.own.id, body });
  expect(answer.status).toBe(201);
  return answer.body.id;
};

/** What an administrator gets who looks as `seen`, and what `seen` would get. */
const compare = async (endpoint: Endpoint, kind: Kind, seen: Actor, view: string): Promise<string[]> => {
  const question = { endpoint, actor: seen, header: 'own', kind } as const;
  const expected = expectationOf(endpoint);
  const isRead = endpoint.method === 'GET' && !expected.recorded;
  const wanted = isRead ? demand(question, expected).status : 403;
  const { headers } = administrator();
  const reply = await ask(world, { ...question, actor: { ...seen, headers }, view, earnest: true });
  const isStopped = isRead || reply.text.includes('"rule":"view-is-read-only"');
  if (reply.status === wanted && isStopped) return [];
  return [
    `${nameOf(endpoint)}, ids ${kind}, as ${seen.name}: ${reply.status} instead of ${wanted} ${reply.text}`,
  ];
};

/**
 * Every endpoint of an organization, through a view; about themselves the administrator is asked as themselves, and who
 * reports an error isn't looked at.
 */
const lookAt = async (seen: Actor, view: string, kinds: readonly Kind[]): Promise<string[]> => {
  const wrong: string[] = [];
  const endpoints = world.muster.server.endpoints.filter(
    ({ access: { scope } }) => scope !== 'person' && scope !== 'anybody',
  );
  for (const endpoint of endpoints)
    for (const kind of kindsOf(endpoint).filter((one) => kinds.includes(one)))
      wrong.push(...(await compare(endpoint, kind, seen, view)));
  return wrong;
};

test('whoever looks as a role reads what that role reads, and changes nothing', async () => {
  const views = await Promise.all(ROLES.map((role) => begin({ role })));
  const before = await checksums(world.muster.database);
  const wrong: string[] = [];
  for (const [at, role] of ROLES.entries()) {
    const narrow = role === 'member' ? { narrow: true as const } : {};
    const seen: Actor = { ...administrator(), name: role, roles: { own: role }, ...narrow };
    const { atRoot: _, ...without } = seen;
    wrong.push(...(await lookAt(without, views[at] ?? '', ['none', 'missing', 'foreign', 'hidden'])));
  }
  expect(wrong.slice(0, 20)).toEqual([]);
  expect(await checksums(world.muster.database)).toEqual(before);
}, 180_000);

test('of what is about themselves a viewer writes feedback, and nothing else', async () => {
  const view = await begin({ role: 'admin' });
  const before = await checksums(world.muster.database);
  const passing: string[] = [];
  for (const endpoint of world.muster.server.endpoints) {
    if (endpoint.access.scope !== 'person' || !isWriting(endpoint)) continue;
    const question = { endpoint, actor: administrator(), header: 'own', kind: 'none' } as const;
    const { text } = await ask(world, { ...question, view, earnest: false });
    if (!text.includes('"rule":"view-is-read-only"')) passing.push(nameOf(endpoint));
  }
  expect(passing).toEqual(['POST /feedback']);
  expect(await checksums(world.muster.database)).toEqual(before);
});

test('whoever looks as a person reads what that person reads', async () => {
  for (const name of ['member', 'coordinator', "a project's manager"]) {
    const seen = world.cast.find((one) => one.name === name);
    if (!seen?.person?.member) throw new Error(`Nobody is ${name}.`);
    const view = await begin({ member_id: seen.person.member });
    expect((await lookAt(seen, view, ['none', 'own', 'missing', 'foreign', 'hidden'])).slice(0, 20)).toEqual(
      [],
    );
  }
}, 180_000);

test('a view of a person ends as soon as they rank above the viewer', async () => {
  const { database, tokenOf, server } = world.muster;
  const { owner, coordinator } = world.own.people;
  await database.query(
    "insert into policy_rules (minimum, domain, object, action) values ('owner', '/org/:org', '/views', '*')",
  );
  const started = await world.muster.as(owner)(startView, { body: { member_id: coordinator.member ?? '' } });
  const look = async () => {
    const headers = { authorization: `Bearer ${await tokenOf(owner)}`, 'view-as': started.body.id };
    const answer = await server.http.inject({ url: '/api/projects', headers });
    return [answer.statusCode, answer.json().rule];
  };
  expect(await look()).toEqual([200, undefined]);
  await database.query(
    "update role_grants set role = 'executive' where subject = $1 and project_id is null",
    [coordinator.sub],
  );
  expect(await look()).toEqual([403, 'view-over']);
});
