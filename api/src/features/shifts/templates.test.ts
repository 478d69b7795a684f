import { afterAll, beforeAll, expect, test } from 'vitest';
import { addDays } from '#contract/activity/rules.ts';
import { cancelShift } from '#contract/shifts/shift-endpoints.ts';
import {
  createRosterTemplate,
  deleteRosterTemplate,
  listRosterTemplates,
  restoreRosterTemplate,
} from '#contract/shifts/template-endpoints.ts';
import { makeShift } from '../../../test/factories/shift.ts';
import { openTemplateDesk, type TemplateDesk } from '../../../test/template-desk.ts';
import { refusal } from '../../../test/time-desk.ts';

let desk: TemplateDesk;
beforeAll(async () => {
  desk = await openTemplateDesk();
});
afterAll(() => desk.muster.close());

const manager = () => desk.muster.as(desk.muster.organization.people.manager);
const at = (template_id: string) => ({ params: { project_id: desk.project, template_id } });
const drop = async (id: string) =>
  manager()(deleteRosterTemplate, { ...at(id), version: (await desk.read(id)).body.version });

test('a week is kept with everything that its shifts ask for, without its people unless they are asked for', async () => {
  const monday = desk.monday();
  const guard = await desk.guard();
  const service_type_id = await desk.makeService({ name: 'Access control', code: 'ACC' });
  const wanted = {
    ...{ start: '22:00', end: '06:00', break_min: 30, service_type_id, role: null, site: 'Gate 3' },
    ...{ headcount: 2, skills: [{ skill: 'First aid', level: 2 }], note: 'Radio' },
  };
  const { body: night } = await desk.plan({ day: addDays(monday, 6), ...wanted });
  await desk.plan({ day: addDays(monday, 1), site: 'Gate 1' });
  await desk.offer(night.id, guard);
  const { body: called } = await desk.plan({ day: monday, role: 'Called off' });
  await desk.muster.database.query("update shifts set status = 'published' where id = $1", [called.id]);
  await manager()(cancelShift, {
    params: { project_id: desk.project, shift_id: called.id },
    body: { reason: 'Storm', version: 2 },
  });
  const { status, body } = await desk.keep('Ordinary week', addDays(monday, 3));
  expect([status, body]).toMatchObject([
    201,
    {
      name: 'Ordinary week',
      span: 'week',
      shared: false,
      own: true,
      shifts: 2,
      places: 3,
      people: 0,
      minutes: 1380,
    },
  ]);
  const { service_type_id: id, ...asked } = wanted;
  expect(body.plan).toMatchObject([
    { weekday: 2, start: '08:00', end: '16:00', site: 'Gate 1', service: null, role: 'Guard', people: [] },
    { weekday: 0, ...asked, service: { id, code: 'ACC', archived: false }, people: [] },
  ]);
});

test('with its people a day is kept with them', async () => {
  const day = desk.monday();
  const guard = await desk.guard();
  const { body: shift } = await desk.plan({ day });
  await desk.plan({ day: addDays(day, 1) });
  await desk.offer(shift.id, guard);
  const { body } = await desk.keep('Fair day', day, { span: 'day', with_people: true });
  expect(body).toMatchObject({ span: 'day', shifts: 1, people: 1 });
  expect(body.plan).toMatchObject([
    { weekday: null, people: [{ member: { id: guard.member, name: guard.name }, booking: 'hard' }] },
  ]);
});

test('a week without shifts isn’t kept, nor one of more than 500', async () => {
  const [empty, full] = [desk.monday(), desk.monday()];
  expect(refusal(await desk.keep('Nothing', empty))).toEqual([422, 'empty-roster', 'contents.day']);
  await desk.muster.database.query(
    `insert into shifts (org_id, project_id, role, day, timezone, starts_at, ends_at)
     select $1, $2, 'Guard', $3::date, 'Europe/London', $3::date + interval '9 hours', $3::date + interval '10 hours'
     from generate_series(1, 501)`,
    [desk.muster.organization.id, desk.project, full],
  );
  expect(refusal(await desk.keep('Too much', full))).toEqual([422, 'template-size', 'contents.day']);
});

test('nothing is kept of, or planned on, a day that no calendar reaches', async () => {
  const monday = desk.monday();
  await desk.plan({ day: monday });
  const { body: kept } = await desk.keep('Far', monday);
  for (const day of ['9999-12-31', '0000-01-01']) {
    expect(refusal(await desk.keep('Further', day))).toEqual([422, null, 'contents.day']);
    expect(refusal(await desk.apply(kept.id, day))).toEqual([422, null, 'day']);
    expect(refusal(await desk.plan({ day, start: '22:00', end: '06:00' }))).toEqual([422, null, 'day']);
  }
});

test('two templates of a project have two names, also where both are kept at once', async () => {
  const monday = desk.monday();
  await desk.plan({ day: monday });
  const made = await Promise.all(['Twins', 'twins'].map((name) => desk.keep(name, monday)));
  expect(made.map(({ status }) => status).sort()).toEqual([201, 422]);
  const refused = made.find(({ status }) => status === 422);
  expect(refused && refusal(refused)).toEqual([422, 'name-taken', 'name']);
  const { body: other } = await desk.keep('Other', monday);
  expect(refusal(await desk.change(other.id, { name: 'TWINS' }))).toEqual([422, 'name-taken', 'name']);
  expect((await desk.change(other.id, { name: 'other' })).body.name).toBe('other');
});

test('a template is renamed and saved over by whoever saw it last', async () => {
  const [first, second] = [desk.monday(), desk.monday()];
  await desk.plan({ day: first });
  await desk.plan({ day: second, start: '10:00', end: '18:00' });
  await desk.plan({ day: addDays(second, 2), start: '10:00', end: '18:00' });
  const { body: kept } = await desk.keep('Summer', first);
  const { body } = await desk.change(kept.id, { name: 'Autumn', contents: { span: 'week', day: second } });
  expect(body).toMatchObject({ id: kept.id, version: 2, name: 'Autumn', shifts: 2 });
  expect(body.plan.map(({ start }: { start: string }) => start)).toEqual(['10:00', '10:00']);
  expect((await desk.change(kept.id, { name: 'Winter' }, 1)).status).toBe(412);
  expect((await desk.change(kept.id, { contents: { span: 'day', day: second } })).body).toMatchObject({
    ...{ span: 'day', shifts: 1 },
  });
  const empty = { contents: { span: 'week', day: desk.monday() } };
  expect(refusal(await desk.change(kept.id, empty))).toEqual([422, 'empty-roster', 'contents.day']);
  const [told] = await desk.muster.database.query(
    "select changes from events where type = 'roster-template.changed' and subject_id = $1 and changes ? 'name'",
    [kept.id],
  );
  expect(told?.changes).toEqual({ name: ['Summer', 'Autumn'], shifts: [1, 2] });
});

test('a deleted template is gone until it is brought back, and leaves its name to another', async () => {
  const monday = desk.monday();
  await desk.plan({ day: monday });
  const { body: kept } = await desk.keep('Strike', monday);
  expect((await drop(kept.id)).status).toBe(204);
  expect((await desk.read(kept.id)).status).toBe(404);
  expect((await desk.apply(kept.id, monday)).status).toBe(404);
  const { body: other } = await desk.keep('Strike', monday);
  expect(refusal(await manager()(restoreRosterTemplate, at(kept.id)))).toEqual([422, 'name-taken', 'name']);
  await desk.change(other.id, { name: 'Strike, short' });
  const { status, body } = await manager()(restoreRosterTemplate, at(kept.id));
  expect([status, body.name, body.shifts]).toEqual([200, 'Strike', 1]);
});

test('templates are listed page by page by name; those of another project only where they are shared', async () => {
  const { organization, database } = desk.muster;
  const elsewhere = await desk.makeProject({ code: 'QML-118', name: 'Quayside Mall' });
  const day = desk.monday();
  await makeShift(database, organization, { project_id: elsewhere, day });
  const keep = (name: string, shared: boolean) =>
    manager()(createRosterTemplate, {
      params: { project_id: elsewhere },
      body: { name, shared, contents: { span: 'week', day } },
    });
  const { body: secret } = await keep('A secret', false);
  const { body: shared } = await keep('Aa shared', true);
  const list = async (query: object) =>
    (await manager()(listRosterTemplates, { params: { project_id: desk.project }, query })).body;
  const first = await list({ per_page: 1 });
  expect(first.data).toMatchObject([{ id: shared.id, own: false, project: { code: 'QML-118' } }]);
  const rest = await list({ after: first.after });
  const names = rest.data.map(({ name }: { name: string }) => name.toLowerCase());
  expect(names.length).toBeGreaterThan(2);
  expect(names).toEqual(names.toSorted());
  expect(names).not.toContain('a secret');
  const ofDays = (await list({ span: 'day' })).data.map(({ span }: { span: string }) => span);
  expect(new Set(ofDays)).toEqual(new Set(['day']));
  // What isn't shared is nothing to this project; what is can be looked at here, and changed there.
  expect((await desk.read(secret.id)).status).toBe(404);
  expect((await desk.apply(secret.id, day)).status).toBe(404);
  expect((await desk.read(shared.id)).body.plan).toHaveLength(1);
  expect(refusal(await desk.change(shared.id, { name: 'Mine' }))).toEqual([422, 'template-elsewhere', '']);
  expect(refusal(await drop(shared.id))).toEqual([422, 'template-elsewhere', '']);
});

test('what everybody has carries nobody', async () => {
  const day = desk.monday();
  const { body: shift } = await desk.plan({ day });
  await desk.offer(shift.id, await desk.guard());
  const contents = { with_people: true };
  expect(refusal(await desk.keep('Named', day, contents, { shared: true }))).toEqual([
    ...[422, 'shared-people', 'shared'],
  ]);
  const { body: kept } = await desk.keep('Named', day, contents);
  expect(refusal(await desk.change(kept.id, { shared: true }))).toEqual([422, 'shared-people', 'shared']);
  const without = { shared: true, contents: { span: 'week', day } };
  expect((await desk.change(kept.id, without)).body).toMatchObject({ shared: true, people: 0 });
});

test('templates are the planner’s: whoever is planned doesn’t know of them', async () => {
  const guard = await desk.guard();
  const { status } = await desk.muster.as(guard)(listRosterTemplates, {
    params: { project_id: desk.project },
  });
  expect(status).toBe(403);
});
