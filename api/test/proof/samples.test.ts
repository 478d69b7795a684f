import { afterAll, beforeAll, expect, test } from 'vitest';
import { type Endpoint, fill, isVersioned } from '#contract/endpoint.ts';
import { previewImport } from '#contract/imports/endpoints.ts';
import { togglFile } from '../../src/features/imports/fixtures/files.ts';
import { insertRow } from '../factories/insert-row.ts';
import { paramsFor } from './addresses.ts';
import { expectationOf } from './matrix.ts';
import { BODIES, DAY, nameOf } from './samples.ts';
import { openWorld, type World } from './world.ts';

let world: World;
beforeAll(async () => {
  world = await openWorld();
});
afterAll(() => world.muster.close());

type Parameters = Record<string, string>;

const runTimer = async (): Promise<Parameters> => {
  const { database } = world.muster;
  const { member } = world.own.people;
  await database.query('delete from activity_timers where member_id = $1', [member.member]);
  const started_at = `${DAY}T09:00Z`;
  await insertRow(database, 'activity_timers', {
    org_id: world.own.id,
    member_id: member.member,
    started_at,
  });
  return {};
};

const bringFile = async (): Promise<Parameters> => {
  const file = { name: 'time.csv', bytes: Buffer.from(togglFile({})) };
  const { body } = await world.muster.as(world.own.people.manager)(previewImport, { file });
  return { id: body.id };
};

/** What has to be so before a call is taken; answers what stands in the address instead. */
const PREPARED: Readonly<Record<string, () => Promise<Parameters>>> = {
  'PUT /daily-activity/timer': runTimer,
  'POST /daily-activity/timer/switch': runTimer,
  'POST /imports/:id/apply': bringFile,
};

/** These leave the world another one: they come last, in this order. */
const LAST = [
  'POST /projects/:project_id/transition',
  'POST /members/:member_id/transfer-ownership',
  'PATCH /policy',
  'POST /policy/revisions/:revision_id/restore',
  'DELETE /users/me',
];

const take = async (endpoint: Endpoint): Promise<string[]> => {
  const name = nameOf(endpoint);
  const least = expectationOf(endpoint).least ?? 'coordinator';
  const actor = world.cast.find((one) => one.name === least);
  const body = BODIES[name];
  if (!actor || !body) return [`${name} has no body or nobody who sends it`];
  const others = (await PREPARED[name]?.()) ?? {};
  const answer = await world.muster.server.http.inject({
    method: endpoint.method,
    url: `/api${fill(endpoint.path, { ...paramsFor(endpoint, 'own', world, actor), ...others })}`,
    headers: {
      ...actor.headers,
      'organization-id': world.own.id,
      ...(isVersioned(endpoint) ? { 'if-match': '"1"' } : {}),
    },
    payload: body(world.own),
  });
  return answer.statusCode < 300 ? [] : [`${name}: ${answer.statusCode} ${answer.body.slice(0, 300)}`];
};

test('every body that the proof adds something to is one that its endpoint takes without it', async () => {
  const place = (endpoint: Endpoint) => LAST.indexOf(nameOf(endpoint));
  const refused: string[] = [];
  const writes = world.muster.server.endpoints.filter(({ body, file }) => body && !file);
  for (const endpoint of writes.toSorted((one, other) => place(one) - place(other)))
    refused.push(...(await take(endpoint)));
  expect(refused).toEqual([]);
  expect(
    Object.keys(BODIES).filter((name) => !world.muster.server.endpoints.map(nameOf).includes(name)),
  ).toEqual([]);
});
