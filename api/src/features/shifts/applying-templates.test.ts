import { afterAll, beforeAll, expect, test } from 'vitest';
import { addDays, startOfWeek } from '#contract/activity/rules.ts';
import { undoBatch } from '#contract/shifts/batch-endpoints.ts';
import { updateShift } from '#contract/shifts/shift-endpoints.ts';
import { openTemplateDesk, type TemplateDesk } from '../../../test/template-desk.ts';
import { refusal } from '../../../test/time-desk.ts';

let desk: TemplateDesk;
beforeAll(async () => {
  desk = await openTemplateDesk();
});
afterAll(() => desk.muster.close());

const undo = (batch_id: string) =>
  desk.muster.as(desk.muster.organization.people.manager)(undoBatch, {
    params: { project_id: desk.project, batch_id },
  });
const written = async () =>
  (
    await desk.muster.database.query(
      'select (select count(*) from events) as events, (select count(*) from shifts) as shifts',
    )
  )[0];
const rules = (left: { rule: string }[]) => left.map(({ rule }) => rule);

test('a template is planned as drafts on the days of any week, with its people, and taken back like a copy', async () => {
  const [from, to] = [desk.monday(), desk.monday()];
  const guard = await desk.guard();
  const { body: shift } = await desk.plan({ day: addDays(from, 1), site: 'Gate 1' });
  await desk.plan({ day: addDays(from, 6), start: '22:00', end: '06:00' });
  await desk.offer(shift.id, guard);
  const { body: kept } = await desk.keep('Ordinary', from, { with_people: true });
  const before = await written();
  const foreseen = await desk.apply(kept.id, addDays(to, 4), { preview: true });
  expect(foreseen.body).toMatchObject({ batch_id: null, undo_until: null, shifts: 2, places: 1, left: [] });
  expect(await written()).toEqual(before);
  const { status, body } = await desk.apply(kept.id, addDays(to, 4));
  const named = { id: guard.member, name: guard.name };
  expect([status, body]).toMatchObject([
    200,
    { ...{ from: to, to: addDays(to, 6), shifts: 2, places: 1, left: [] }, planned: foreseen.body.planned },
  ]);
  expect(body.planned).toMatchObject([
    { day: addDays(to, 1), start: '08:00', end: '16:00', name: 'Guard', site: 'Gate 1', people: [named] },
    { day: addDays(to, 6), start: '22:00', end: '06:00', people: [] },
  ]);
  expect(await desk.planned(to)).toEqual([
    [addDays(to, 1), '08:00', [guard.member]],
    [addDays(to, 6), '22:00', []],
  ]);
  const told = await desk.muster.database.query(
    "select data from events where type = 'roster-template.applied'",
  );
  expect(told).toMatchObject([{ data: { from: to, batch_id: body.batch_id, shifts: 2 } }]);
  expect((await undo(body.batch_id)).body).toMatchObject({ removed: 2, kept: 0 });
  expect(await desk.planned(to)).toEqual([]);
  const alone = await desk.apply(kept.id, to, { with_people: false });
  expect([alone.body.places, alone.body.planned[0].people]).toEqual([0, []]);
});

test('the template of a day is planned on any day', async () => {
  const [from, to] = [desk.monday(), desk.monday()];
  await desk.plan({ day: from });
  await desk.plan({ day: addDays(from, 1) });
  const { body: kept } = await desk.keep('Fair day', from, { span: 'day' });
  const { body } = await desk.apply(kept.id, addDays(to, 3));
  expect([body.from, body.to, body.shifts]).toEqual([addDays(to, 3), addDays(to, 3), 1]);
  expect(await desk.planned(to)).toEqual([[addDays(to, 3), '08:00', []]]);
});

test('where something is in the way nothing is planned, and each shift is named; or it is left out', async () => {
  const [from, to] = [desk.monday(), desk.monday()];
  const guard = await desk.guard();
  const { body: shift } = await desk.plan({ day: from });
  await desk.offer(shift.id, guard);
  await desk.plan({ day: addDays(from, 1) });
  await desk.plan({ day: addDays(from, 2) });
  const { body: kept } = await desk.keep('In the way', from, { with_people: true });
  await desk.plan({ day: addDays(to, 1) });
  const { body: rival } = await desk.plan({ day: to, start: '12:00', end: '20:00', role: 'Lead' });
  await desk.offer(rival.id, guard);
  const [monday, tuesday] = kept.plan.map(({ id }: { id: string }) => id);
  const refused = await desk.apply(kept.id, to);
  expect(refusal(refused)).toEqual([422, 'planned-already', `shifts.${tuesday}`]);
  expect(await desk.planned(to)).toHaveLength(2);
  const { body } = await desk.apply(kept.id, to, { leave_out: true });
  expect([body.shifts, body.places]).toEqual([2, 0]);
  expect(body.left).toMatchObject([
    { shift_id: tuesday, day: addDays(to, 1), rule: 'planned-already', member: null },
    { shift_id: monday, day: to, rule: 'overlap', member: { id: guard.member } },
  ]);
  expect(body.planned).toMatchObject([{ shift_id: monday, people: [] }, { day: addDays(to, 2) }]);
  const again = await desk.apply(kept.id, to, { leave_out: true });
  expect([again.body.batch_id, again.body.shifts]).toEqual([null, 0]);
});

test('whoever has two shifts in a template is judged on the second by the first, and others by their own', async () => {
  const [from, to] = [desk.monday(), desk.monday()];
  const [tired, fresh] = [await desk.guard(), await desk.guard()];
  const { body: early } = await desk.plan({ day: from, headcount: 2 });
  const { body: late } = await desk.plan({ day: from, start: '18:00', end: '22:00' });
  const { body: next } = await desk.plan({
    day: addDays(from, 1),
    start: '12:00',
    end: '16:00',
    headcount: 2,
  });
  // Two hours of rest: planned in spite of it.
  for (const { id } of [early, late, next]) await desk.give(id, tired);
  for (const { id } of [early, next]) await desk.offer(id, fresh);
  const { body: kept } = await desk.keep('Tired', from, { with_people: true });
  const { body } = await desk.apply(kept.id, to, { leave_out: true });
  expect([body.shifts, body.places]).toEqual([3, 4]);
  expect(body.left).toMatchObject([{ day: to, start: '18:00', rule: 'rest', member: { id: tired.member } }]);
  expect(body.planned.map(({ people }: { people: unknown[] }) => people.length)).toEqual([2, 0, 2]);
});

test('what was changed since stays when it is taken back', async () => {
  const [from, to] = [desk.monday(), desk.monday()];
  for (const days of [0, 1, 2]) await desk.plan({ day: addDays(from, days) });
  const { body: kept } = await desk.keep('Undone', from);
  const { body } = await desk.apply(kept.id, to);
  const { manager } = desk.muster.organization.people;
  const [first, second] = (await desk.see(manager, to, addDays(to, 6))).shifts;
  await desk.muster.as(manager)(updateShift, {
    ...{ params: { project_id: desk.project, shift_id: first.id }, body: { note: 'Radio' }, version: 1 },
  });
  await desk.offer(second.id, await desk.guard());
  expect((await undo(body.batch_id)).body).toMatchObject({ removed: 1, kept: 2 });
  expect((await desk.planned(to)).map(([day]) => day)).toEqual([to, addDays(to, 1)]);
});

test('a template that somebody saved over meanwhile isn’t planned as it is now', async () => {
  const [from, to] = [desk.monday(), desk.monday()];
  await desk.plan({ day: from });
  const { body: kept } = await desk.keep('Moving', from);
  await desk.change(kept.id, { name: 'Moved' });
  expect((await desk.apply(kept.id, to, { version: kept.version })).status).toBe(412);
  expect(await desk.planned(to)).toEqual([]);
});

test('over a change of clocks the wall’s times stay; the hour that spring skips is named, the one that autumn repeats is the first', async () => {
  const year = Number(desk.today.slice(0, 4)) + 2;
  const [june, spring, autumn] = ['06-30', '03-31', '10-31'].map((last) => startOfWeek(`${year}-${last}`, 0));
  const from = june ?? '';
  await desk.plan({ day: from, start: '01:30', end: '05:00' });
  await desk.plan({ day: addDays(from, -1), start: '22:00', end: '06:00' });
  const { body: kept } = await desk.keep('Nights', from);
  const { body: skipped } = await desk.apply(kept.id, spring ?? '', { leave_out: true });
  expect([skipped.shifts, skipped.left]).toMatchObject([1, [{ day: spring, rule: 'skipped-hour' }]]);
  const sunday = autumn ?? '';
  const saturday = addDays(sunday, -1);
  expect((await desk.apply(kept.id, sunday)).body).toMatchObject({ shifts: 2, left: [] });
  const { shifts } = await desk.see(desk.muster.organization.people.manager, saturday, sunday);
  const times = shifts.map((one: Record<string, string>) => [one.start, one.starts_at, one.ends_at]);
  expect(times).toEqual([
    ['22:00', `${saturday}T21:00:00.000Z`, `${sunday}T06:00:00.000Z`],
    ['01:30', `${sunday}T00:30:00.000Z`, `${sunday}T05:00:00.000Z`],
  ]);
});

test('what is out of use by now is said by name, and only that isn’t planned', async () => {
  const [from, to] = [desk.monday(), desk.monday()];
  const { database, organization } = desk.muster;
  const guard = await desk.guard();
  const service = await desk.makeService({ name: 'Dog patrol' });
  await database.query("insert into member_skills (org_id, member_id, skill) values ($1, $2, 'Dogs')", [
    ...[organization.id, guard.member],
  ]);
  await desk.plan({ day: from, service_type_id: service });
  await desk.plan({ day: addDays(from, 1), skills: [{ skill: 'dogs', level: 1 }] });
  await desk.plan({ day: addDays(from, 2), skills: [{ skill: 'Nobody yet', level: 1 }] });
  const { body: kept } = await desk.keep('Dogs', from);
  expect((await desk.apply(kept.id, to, { preview: true })).body.left).toEqual([]);
  await database.query('update service_types set archived_at = now() where id = $1', [service]);
  await database.query('delete from member_skills where member_id = $1', [guard.member]);
  expect((await desk.read(kept.id)).body.plan[0].service).toMatchObject({ archived: true });
  const { body } = await desk.apply(kept.id, to, { leave_out: true });
  expect(body.left).toMatchObject([
    { day: to, name: 'Dog patrol', rule: 'service-unknown', message: expect.stringContaining('Dog patrol') },
    { day: addDays(to, 1), rule: 'skill-unknown', message: expect.stringContaining('dogs') },
  ]);
  expect(await desk.planned(to)).toEqual([[addDays(to, 2), '08:00', []]]);
});

test('days that are over aren’t planned, nor those that the project doesn’t last', async () => {
  const from = desk.monday();
  for (const days of [0, 6]) await desk.plan({ day: addDays(from, days) });
  const { body: kept } = await desk.keep('Over', from);
  const past = await desk.apply(kept.id, addDays(desk.today, -7), { leave_out: true });
  expect([past.body.shifts, rules(past.body.left)]).toEqual([0, ['past-day', 'past-day']]);
  await desk.muster.database.query("update projects set status = 'completed' where id = $1", [desk.project]);
  const over = await desk.apply(kept.id, desk.monday(), { leave_out: true });
  expect([over.body.shifts, rules(over.body.left)]).toEqual([0, ['project-over', 'project-over']]);
});
