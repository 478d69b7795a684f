import { Agent, request } from 'node:http';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type Endpoint, isVersioned } from '#contract/endpoint.ts';
import { idsIn } from './addresses.ts';
import type { Actor } from './cast.ts';
import { checksums } from './checksums.ts';
import { BODIES, nameOf } from './samples.ts';
import { openWorld, type World } from './world.ts';

let world: World;
let server: URL;
beforeAll(async () => {
  world = await openWorld();
  server = new URL(await world.muster.server.http.listen({ port: 0, host: '127.0.0.1' }));
});
afterAll(async () => {
  agent.destroy();
  await world.muster.close();
});

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
      '%C3%A4',
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

const agent = new Agent({ keepAlive: true });

/** Asks for a path as it stands: parsed as an address, `..` would be gone before the server sees it. */
const ask = (method: string, path: string, headers: Record<string, string>, body: object | undefined) =>
  new Promise<number>((resolve, reject) => {
    const json = body && JSON.stringify(body);
    const type = json
      ? { 'content-type': 'application/json', 'content-length': Buffer.byteLength(json) }
      : {};
    const asked = request(
      { agent, host: server.hostname, port: server.port, method, path, headers: { ...headers, ...type } },
      (answer) => {
        answer.resume().on('end', () => resolve(answer.statusCode ?? 0));
      },
    );
    asked.on('error', reject).end(json);
  });

const send = (endpoint: Endpoint, actor: Actor, id: string) => {
  const body = BODIES[nameOf(endpoint)]?.(world.own);
  const path = endpoint.path.replace(/:date/, '2026-03-02').replace(/:[a-z_]+/g, id);
  const headers = {
    ...actor.headers,
    'organization-id': world.own.id,
    ...(isVersioned(endpoint) ? { 'if-match': '"1"' } : {}),
  };
  return ask(endpoint.method, `/api${path}`, headers, endpoint.file ? undefined : body);
};

test('an id that is none leads nowhere, whatever it looks like, and nothing changes', async () => {
  const before = await checksums(world.muster.database);
  const wrong: string[] = [];
  // What is asked in this way does reach rows, by their true ids.
  const project = world.muster.server.endpoints.find((one) => nameOf(one) === 'GET /projects/:project_id');
  const admin = world.cast.find(({ name }) => name === 'admin');
  expect(project && admin && (await send(project, admin, world.own.rows.project))).toBe(200);
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
}, 600_000);
