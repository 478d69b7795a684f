import { randomUUID } from 'node:crypto';
import { strFromU8, unzipSync } from 'fflate';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type Endpoint, fill } from '#contract/endpoint.ts';
import { kindsOf, paramsFor } from './addresses.ts';
import { checksums } from './checksums.ts';
import type { Realm } from './rows.ts';
import { BODIES, nameOf, QUERIES } from './samples.ts';
import { openWorld, type World } from './world.ts';
import { bodyReaders, sendBody, writerOf } from './writing.ts';

let world: World;
beforeAll(async () => {
  world = await openWorld();
});
afterAll(() => world.muster.close());

const UUID = /^[0-9a-f]{8}-([0-9a-f]{4}-){3}[0-9a-f]{12}$/;

/** Named by the caller alone: it leads nowhere. */
const MADE_UP = ['client_uuid'];

/** Whoever writes here stands above all organizations and may name each; of one alone, see the tests of announcements. */
const OF_ANY = ['organizations'];

/** Where a body refers to a row: the way to it. */
const referencesIn = (value: unknown, path: readonly string[] = []): string[][] => {
  if (typeof value === 'string')
    return UUID.test(value) && !MADE_UP.includes(path.at(-1) ?? '') ? [[...path]] : [];
  if (typeof value !== 'object' || value === null) return [];
  const named = Object.entries(value).filter(([key]) => !OF_ANY.includes(key));
  return named.flatMap(([key, part]) => referencesIn(part, [...path, key]));
};

const at = (value: unknown, [key, ...rest]: readonly string[]): unknown => {
  if (key === undefined) return value;
  const found =
    typeof value === 'object' && value !== null ? Object.entries(value).find(([one]) => one === key) : [];
  return at(found?.[1], rest);
};

/** A copy with something else at the end of a way. */
const put = (value: unknown, [key, ...rest]: readonly string[], leaf: string): unknown => {
  if (key === undefined) return leaf;
  if (Array.isArray(value))
    return value.map((item, place) => (String(place) === key ? put(item, rest, leaf) : item));
  return { ...Object(value), [key]: put(at(value, [key]), rest, leaf) };
};

/** Answers of each row what became of it: it is as if refused where nothing did. */
const leaves = ({ path }: Endpoint, text: unknown): boolean =>
  path === '/projects/bulk' && !String(text).includes('"outcome":"changed"');

/** What the sheets of a workbook and a document say: beside that they say when they were made. */
const textOf = ({ body, rawPayload }: { body: string; rawPayload: Buffer }): string =>
  body.startsWith('PK')
    ? Object.entries(unzipSync(rawPayload))
        .flatMap(([name, bytes]) => (name.startsWith('xl/') ? [strFromU8(bytes)] : []))
        .join('\n')
    : body.startsWith('%PDF')
      ? body.replaceAll(/\(D:\d+Z\)|\/ID \[.*\]/g, '')
      : body;

const quiet = ({ status, text }: { status: number; text: string }, ...ids: string[]) => [
  status,
  ids.reduce((left, id) => left.replaceAll(id, '…'), text).replace(/"request_id":"[^"]*"/, ''),
];

test('a body that names a row of another organization is refused like one that names a row of none', async () => {
  const before = await checksums(world.muster.database, world.foreign.id);
  const wrong: string[] = [];
  let pairs = 0;
  for (const endpoint of bodyReaders(world)) {
    const body = BODIES[nameOf(endpoint)];
    for (const way of referencesIn(body?.(world.own))) {
      const [foreign, missing] = [String(at(body?.(world.foreign), way)), randomUUID()];
      const answers = [];
      for (const id of [foreign, missing])
        answers.push(quiet(await sendBody(world, endpoint, put(body?.(world.own), way, id)), id));
      const [one, other] = answers;
      const isRefused = one?.[0] === 404 || one?.[0] === 422 || leaves(endpoint, one?.[1]);
      if (!isRefused || String(one) !== String(other))
        wrong.push(`${nameOf(endpoint)} ${way.join('.')}: ${one} and ${other}`);
      pairs += 1;
    }
  }
  expect(wrong).toEqual([]);
  expect(pairs).toBeGreaterThan(25);
  expect(await checksums(world.muster.database, world.foreign.id)).toEqual(before);
}, 180_000);

/** What a filter of that name may be given: a row of the organization. */
const FILTERS: Readonly<Record<string, (realm: Realm) => string>> = {
  organization_id: ({ id }) => id,
  project_id: ({ rows }) => rows.project,
  client_id: ({ rows }) => rows.client,
  account_plan_id: ({ rows }) => rows.accountPlan,
  parent_id: ({ rows }) => rows.client,
  subject_id: ({ rows }) => rows.client,
  service_type_id: ({ rows }) => rows.service,
  shift_id: ({ rows }) => rows.shift,
  member_id: ({ people }) => people.manager.member ?? '',
  manager_id: ({ people }) => people.manager.member ?? '',
  position_id: ({ rows }) => rows.position,
  owner_id: ({ people }) => people.manager.member ?? '',
  actor_id: ({ people }) => people.manager.sub,
  id: ({ rows }) => rows.client,
};

const readWith = async (endpoint: Endpoint, filter: string, value: string) => {
  const actor = writerOf(world, endpoint);
  const params = paramsFor(endpoint, kindsOf(endpoint)[0] ?? 'none', world, actor);
  const query = new URLSearchParams(QUERIES[nameOf(endpoint)]);
  query.set(filter, value);
  const answer = await world.muster.server.http.inject({
    url: `/api${fill(endpoint.path, params)}?${query}`,
    headers: { ...actor.headers, 'organization-id': world.own.id },
  });
  return quiet({ status: answer.statusCode, text: textOf(answer) }, value);
};

test('a list that is filtered by a row of another organization is as empty as one filtered by a row of none', async () => {
  const unknown: string[] = [];
  let pairs = 0;
  for (const endpoint of world.muster.server.endpoints.filter(({ query }) => query)) {
    const filters = Object.keys(endpoint.query?.shape ?? {}).filter((name) => /(^|_)id$/.test(name));
    for (const filter of filters) {
      const row = FILTERS[filter];
      if (!row) unknown.push(`${nameOf(endpoint)} ${filter}`);
      else {
        const answers = [
          await readWith(endpoint, filter, row(world.foreign)),
          await readWith(endpoint, filter, randomUUID()),
        ];
        expect(answers[0], `${nameOf(endpoint)} ${filter}`).toEqual(answers[1]);
        expect(answers[0]?.[0]).toBe(200);
        pairs += 1;
      }
    }
  }
  expect(unknown).toEqual([]);
  expect(pairs).toBeGreaterThan(10);
}, 180_000);
