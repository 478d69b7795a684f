import { afterAll, beforeAll, expect, test } from 'vitest';
import { checksums } from './checksums.ts';
import { EXPECTATIONS } from './expectations.ts';
import { differencesOf, expectationOf, fillMatrix, mismatchOf, questionsOf } from './matrix.ts';
import { nameOf } from './samples.ts';
import { openWorld, type World } from './world.ts';

let world: World;
beforeAll(async () => {
  world = await openWorld();
});
afterAll(() => world.muster.close());

/** Where something is broken on purpose, the first thing that shows it is enough. */
const IS_HASTY = process.env.PROOF_HASTY === 'yes';

const told = (problems: readonly string[]) => problems.slice(0, 20);

test('every endpoint has its line in the table, and every line its endpoint', () => {
  const registered = world.muster.server.endpoints.map(nameOf);
  expect(registered.filter((name) => !(name in EXPECTATIONS))).toEqual([]);
  expect(Object.keys(EXPECTATIONS).filter((name) => !registered.includes(name))).toEqual([]);
});

test('every endpoint answers everybody about every kind of row as the table says, and nothing changes', async () => {
  const { database } = world.muster;
  const [recorded, quiet] = partition(questionsOf(world), ({ endpoint }) => expectationOf(endpoint).recorded);
  const before = { all: await checksums(database), foreign: await checksums(database, world.foreign.id) };
  const cells = await fillMatrix(world, quiet, IS_HASTY);
  const after = { all: await checksums(database), foreign: await checksums(database, world.foreign.id) };
  // Who reads these is written down, so that they come last.
  cells.push(...(await fillMatrix(world, recorded, IS_HASTY)));

  const mismatches = cells.flatMap(mismatchOf);
  const { pairs, problems } = differencesOf(cells);
  console.log(`matrix: ${cells.length} cells, ${mismatches.length} mismatches`);
  console.log(`matrix: ${pairs} pairs of foreign and missing ids, ${problems.length} differences`);
  expect(told(mismatches)).toEqual([]);
  expect(told(problems)).toEqual([]);
  expect(pairs).toBeGreaterThan(1_000);
  expect(after.foreign).toEqual(before.foreign);
  expect(after.all).toEqual(before.all);
}, 600_000);

const partition = <Item>(
  items: readonly Item[],
  is: (item: Item) => boolean | undefined,
): [Item[], Item[]] => [items.filter((item) => is(item)), items.filter((item) => !is(item))];
