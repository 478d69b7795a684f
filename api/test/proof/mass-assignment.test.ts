import { afterAll, beforeAll, expect, test } from 'vitest';
import { previewImport } from '#contract/imports/endpoints.ts';
import { togglFile } from '../../src/features/imports/fixtures/files.ts';
import { checksums } from './checksums.ts';
import { BODIES, nameOf } from './samples.ts';
import { COVETED, greedyBodies } from './strangers.ts';
import { openWorld, type World } from './world.ts';
import { sendBody } from './writing.ts';

let world: World;
beforeAll(async () => {
  world = await openWorld();
});
afterAll(() => world.muster.close());

const isNamed = ({ status, text }: { status: number; text: string }, wanted: string): boolean =>
  status === 422 && JSON.parse(text).fields.some(({ field }: { field: string }) => field === wanted);

test('no write takes a field that its shape does not have: it is named, and nothing changes', async () => {
  const before = await checksums(world.muster.database);
  const taken: string[] = [];
  let tried = 0;
  const writes = world.muster.server.endpoints.filter(
    ({ method, file, bytes }) => method !== 'GET' && !file && !bytes,
  );
  for (const endpoint of writes) {
    const body = BODIES[nameOf(endpoint)]?.(world.own) ?? {};
    for (const { field, body: greedy } of greedyBodies(endpoint, body)) {
      const answer = await sendBody(world, endpoint, greedy, false);
      if (!isNamed(answer, field))
        taken.push(`${nameOf(endpoint)} with ${field}: ${answer.status} ${answer.text.slice(0, 200)}`);
      tried += 1;
    }
  }
  console.log(`mass assignment: ${tried} fields tried, ${taken.length} taken`);
  expect(taken.slice(0, 20)).toEqual([]);
  expect(tried).toBeGreaterThan(800);
  expect(await checksums(world.muster.database)).toEqual(before);
}, 180_000);

test('a form with a file takes no field more either', async () => {
  const before = await checksums(world.muster.database);
  for (const [field, value] of Object.entries(COVETED)) {
    const file = { name: 'time.csv', bytes: Buffer.from(togglFile({})), fields: { [field]: String(value) } };
    const { status, body } = await world.muster.as(world.own.people.manager)(previewImport, { file });
    expect([status, body.fields?.map((one: { field: string }) => one.field)], field).toEqual([422, [field]]);
  }
  expect(await checksums(world.muster.database)).toEqual(before);
});
