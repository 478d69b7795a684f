import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { stepHandover } from '#contract/ops-log/endpoints.ts';
import { makePerson, type TestPerson } from '../../../test/people.ts';
import { type OpsLogDesk, openOpsLogDesk } from './fixtures/desk.ts';

let desk: OpsLogDesk;
let leaving: TestPerson;
let id: string;
const guard = () => makePerson(desk.muster.database, desk.muster.organization.id, 'member');
beforeAll(async () => {
  desk = await openOpsLogDesk();
});
/** Somebody at the gate whose shift ends in an hour has handed over. */
beforeEach(async () => {
  await desk.muster.database.query('delete from assignments');
  leaving = await guard();
  const shift_id = await post(leaving, -7, 1, 'Gate');
  id = (await desk.write({ type: 'handover', title: 'Day to night', shift_id }, leaving)).body.id;
  await desk.muster.as(leaving)(stepHandover, {
    params: { project_id: desk.project, entry_id: id },
    body: { to: 'signed_out' },
  });
});
afterAll(() => desk.muster.close());

/** Puts somebody on a shift at a place. */
const post = async (person: TestPerson, from: number, to: number, site: string) => {
  const shift = await desk.onShift(person, from, to);
  await desk.muster.database.query('update published_shifts set site = $2 where shift_id = $1', [
    shift,
    site,
  ]);
  return shift;
};
const next = async () =>
  (await desk.read(id)).body.handover.rostered_next.map((person: { id: string }) => person.id);

test('whoever relieves the same post takes over, not a shift elsewhere that begins before them', async () => {
  const [patrol, gate] = [await guard(), await guard()];
  await post(patrol, 0.5, 8.5, 'Quay');
  await post(gate, 1, 9, 'Gate');
  expect(await next()).toEqual([gate.member]);
});

test('whoever relieves the same post an hour after its end takes over before a shift elsewhere that begins just then', async () => {
  const [patrol, gate] = [await guard(), await guard()];
  await post(patrol, 1, 9, 'Quay');
  await post(gate, 2, 10, 'Gate');
  expect(await next()).toEqual([gate.member]);
});

test('a shift that is called off takes over nothing, nor does whoever gave theirs away or declined', async () => {
  const { database } = desk.muster;
  const [gate, patrol, other] = [await guard(), await guard(), await guard()];
  const called = await post(gate, 1, 9, 'Gate');
  await post(patrol, 2, 10, 'Gate');
  await post(other, 3, 11, 'Gate');
  await database.query('update published_shifts set cancelled = true where shift_id = $1', [called]);
  expect(await next()).toEqual([patrol.member]);
  await database.query("update assignments set status = 'declined' where member_id = $1", [patrol.member]);
  expect(await next()).toEqual([other.member]);
  await database.query('update assignments set archived_at = now() where member_id = $1', [other.member]);
  expect(await next()).toEqual([]);
});

test('shifts that overlap take over from each other: from two hours before the end, not earlier', async () => {
  const [early, overlapping] = [await guard(), await guard()];
  await post(early, -2, 6, 'Gate');
  expect(await next()).toEqual([]);
  await post(overlapping, -0.5, 7.5, 'Gate');
  expect(await next()).toEqual([overlapping.member]);
});

test('where nobody relieves the post within two hours, whoever begins nearest to its end takes over', async () => {
  const [morning, patrol, late] = [await guard(), await guard(), await guard()];
  await post(morning, 16, 24, 'Gate');
  expect(await next()).toEqual([morning.member]);
  await post(late, 5, 13, 'Quay');
  await post(patrol, 4, 12, 'Quay');
  expect(await next()).toEqual([patrol.member]);
});

test('several who begin at once may all take over', async () => {
  const people = [await guard(), await guard()];
  const at = Date.now();
  for (const person of people) await post(person, 1, 9, 'Gate');
  const starts = new Date(at + 3_600_000).toISOString();
  await desk.muster.database.query(
    "update published_shifts set starts_at = $1 where site = 'Gate' and starts_at > now()",
    [starts],
  );
  expect((await next()).toSorted()).toEqual(people.map(({ member }) => member).toSorted());
});

test('a shift that ends before the other, or begins a day after its end, takes over nothing', async () => {
  const [short, later] = [await guard(), await guard()];
  await post(short, 0, 0.5, 'Gate');
  await post(later, 25.5, 33, 'Gate');
  expect(await next()).toEqual([]);
  const { may } = (await desk.read(id)).body.handover;
  expect(may).toEqual(['acknowledged', 'disputed']);
});

test('whoever works both shifts takes over nothing from themselves', async () => {
  const patrol = await guard();
  await post(leaving, 1, 9, 'Gate');
  await post(patrol, 2, 9, 'Quay');
  expect(await next()).toEqual([patrol.member]);
});
