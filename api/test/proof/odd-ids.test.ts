import { afterAll, beforeAll, expect, test } from 'vitest';
import { type Endpoint, isVersioned } from '#contract/endpoint.ts';
import { idsIn } from './addresses.ts';
import type { Actor } from './cast.ts';
import { checksums } from './checksums.ts';
import { BODIES, nameOf } from './samples.ts';
import { openWorld, type World } from './world.ts';

let world: World;
beforeAll(async () => {
  world = await openWorld();
});
afterAll(() => world.muster.close());

/** What no row is called, as it stands in an address: some of it would lead elsewhere, were it taken for a path. */
const oddIds = (): string[] => {
  const { project, hidden } = world.own.rows;
  return [
    ...[
      '..',
      '%2e%2e',
      '%2E%2e%2f',
      '..%2f..',
      '%252e%252e',
      '*',
      ':id',
      '{id}',
      '$$',
      '$%26',
      '%0a',
      '%00',
      '+',
      'ä',
    ],
    ...[
      `${project}%2f..%2f${hidden}`,
      `..%2f${hidden}`,
      `${project}%20`,
      `%7b${project}%7d`,
      project.replaceAll('-', ''),
    ],
    ...['null', '0', '-1', "'%20or%20''%3d'", 'a'.repeat(300)],
  ];
};

const ASKING = ['member', 'manager of a project alone', 'admin', 'admin of another organization'];

const send = async (endpoint: Endpoint, actor: Actor, id: string) => {
  const body = BODIES[nameOf(endpoint)]?.(world.own);
  const path = endpoint.path.replace(/:date/, '2026-03-02').replace(/:[a-z_]+/g, id);
  const answer = await world.muster.server.http.inject({
    method: endpoint.method,
    url: `/api${path}`,
    headers: {
      ...actor.headers,
      'organization-id': world.own.id,
      ...(isVersioned(endpoint) ? { 'if-match': '"1"' } : {}),
    },
    ...(body && !endpoint.file ? { payload: body } : {}),
  });
  return answer.statusCode;
};

test('an id that is none leads nowhere, whatever it looks like, and nothing changes', async () => {
  const before = await checksums(world.muster.database);
  const wrong: string[] = [];
  const actors = world.cast.filter(({ name }) => ASKING.includes(name));
  for (const endpoint of world.muster.server.endpoints.filter((one) => idsIn(one).length > 0))
    for (const actor of actors)
      for (const id of oddIds()) {
        const status = await send(endpoint, actor, id);
        if (![400, 403, 404, 414].includes(status))
          wrong.push(`${nameOf(endpoint)} by ${actor.name} with ${id}: ${status}`);
      }
  expect(wrong).toEqual([]);
  expect(await checksums(world.muster.database)).toEqual(before);
}, 60_000);
