import { afterAll, beforeAll, expect, test } from 'vitest';
import { listPresetUses } from '#contract/presets/uses.ts';
import { updateRosterTemplate } from '#contract/shifts/template-endpoints.ts';
import * as made from '#contract/shifts/template-preset-endpoints.ts';
import { insertRow } from '../../../test/factories/insert-row.ts';
import { makePerson } from '../../../test/people.ts';
import { type PresetDesk, presetDesk } from '../../../test/preset-desk.ts';
import { openTemplateDesk, type TemplateDesk } from '../../../test/template-desk.ts';
import { refusal } from '../../../test/time-desk.ts';

let desk: TemplateDesk;
let presets: PresetDesk;
beforeAll(async () => {
  desk = await openTemplateDesk();
  presets = presetDesk(desk.muster, desk.muster.organization.people.admin);
  await desk.makeService({ name: 'Access control', code: 'ACC' });
});
afterAll(() => desk.muster.close());

const manager = () => desk.muster.as(desk.muster.organization.people.manager);
const at = (template_id: string) => ({ params: { project_id: desk.project, template_id } });
const shift = (weekday: number | null, fields: object = {}) => ({
  ...{ weekday, start: '22:00', end: '06:00', break_min: 45, headcount: 2, note: '', site: null },
  ...{ role: null, service_code: 'ACC', skills: [], ...fields },
});
const NIGHTS = [shift(5), shift(1, { role: 'Lead' })];
const publish = (payload: object = { span: 'week', shifts: NIGHTS }, fields: object = {}) =>
  presets.make({ kind: 'roster', payload: { ...payload }, ...fields });
const make = (preset_id: string, fields: object = {}, by = manager()) =>
  by(made.createRosterTemplateFromPreset, {
    params: { project_id: desk.project },
    body: { preset_id, revision: 1, ...fields },
  });
const apply = (id: string, body: object) =>
  manager()(made.applyRosterTemplatePreset, {
    ...at(id),
    body: { preset_id: '', revision: 1, version: 1, ...body },
  });

test('a template is made as a preset says, under its name, and says how it stands to that', async () => {
  const preset_id = await publish(undefined, { name: 'Gate nights' });
  const { status, body } = await make(preset_id);
  expect([status, body]).toMatchObject([
    201,
    {
      ...{ name: 'Gate nights', span: 'week', own: true, shared: false, shifts: 2, places: 4, people: 0 },
      preset: { id: preset_id, revision: 1, current: 1, locked: [], drifted: 0 },
      plan: [
        { weekday: 1, start: '22:00', end: '06:00', role: 'Lead', service: { code: 'ACC' }, headcount: 2 },
        { weekday: 5, role: null, service: { code: 'ACC' } },
      ],
    },
  ]);
  const uses = await manager()(listPresetUses, { params: { preset_id }, query: {} });
  expect(uses.body.data).toMatchObject([
    { place: 'roster_template', name: 'Gate nights', drifted: 0, project: { id: desk.project } },
  ]);
  expect(refusal(await make(preset_id))).toEqual([422, 'name-taken', 'name']);
});

test('the next revision brings its shifts to a template that follows, whose people stay on what stays', async () => {
  const preset_id = await publish();
  const { body } = await make(preset_id, { name: 'Following' });
  const guard = await makePerson(desk.muster.database, desk.muster.organization.id, 'member');
  const [monday, friday] = body.plan;
  for (const { id } of [monday, friday])
    await desk.muster.database.query('insert into roster_template_people values ($1, $2, $3, $4)', [
      ...[desk.muster.organization.id, id, guard.member, 'hard'],
    ]);
  await presets.next(preset_id, {
    payload: { span: 'week', shifts: [shift(1, { role: 'Lead' }), shift(3), shift(5, { headcount: 1 })] },
  });
  const seen = await manager()(made.previewRosterTemplatePreset, {
    ...at(body.id),
    body: { preset_id, revision: 2 },
  });
  expect(seen.body).toMatchObject({
    version: 1,
    steps: [{ path: '/shifts', reason: 'followed', taken: true }],
  });
  const done = await apply(body.id, { preset_id, revision: 2 });
  expect(done.body).toMatchObject({ shifts: 3, people: 1, preset: { revision: 2, drifted: 0 } });
  expect(done.body.plan[0]).toMatchObject({ weekday: 1, people: [{ member: { id: guard.member } }] });
  const again = await apply(body.id, { preset_id, revision: 2, version: done.body.version });
  expect(again.body.version).toBe(done.body.version);
});

test('what was saved over here has drifted and stays unless it is given up; what is locked can’t be saved over', async () => {
  const preset_id = await publish();
  const { body } = await make(preset_id, { name: 'Drifting' });
  const day = desk.monday();
  await desk.plan({ day });
  const contents = { span: 'week', day } as const;
  const save = (id: string, version: number) =>
    manager()(updateRosterTemplate, { ...at(id), body: { contents }, version });
  const saved = (await save(body.id, 1)).body;
  expect(saved.preset).toMatchObject({ revision: 1, drifted: 1 });
  const kept = await apply(body.id, { preset_id, version: saved.version });
  expect(kept.body).toMatchObject({ shifts: 1, version: saved.version });
  const given = await apply(body.id, { preset_id, version: saved.version, take: ['/shifts'] });
  expect(given.body).toMatchObject({ shifts: 2, preset: { drifted: 0 } });
  const locked = await publish(undefined, { locked: ['/shifts'] });
  const held = (await make(locked, { name: 'Held' })).body;
  expect(held.preset.locked).toEqual(['/shifts']);
  expect(refusal(await save(held.id, 1))).toEqual([422, 'locked-by-preset', 'shifts']);
  const renamed = await manager()(updateRosterTemplate, {
    ...at(held.id),
    body: { name: 'Kept' },
    version: 1,
  });
  expect(renamed.status).toBe(200);
  const off = await manager()(made.removeRosterTemplatePreset, { ...at(held.id), version: 2 });
  expect(off.status).toBe(204);
  expect((await save(held.id, 3)).body.preset).toBeNull();
});

test('a preset that can’t be planned from is refused with what is missing, and one of a day takes no week', async () => {
  const unknown = await publish({ shifts: [shift(1, { service_code: 'DOGS' })] });
  expect(refusal(await make(unknown, { name: 'Dogs' }))).toEqual([422, 'preset-service', 'preset_id']);
  const open = await publish({ span: 'week', shifts: [shift(null)] });
  expect(refusal(await make(open, { name: 'Open' }))).toEqual([422, 'preset-shifts', 'preset_id']);
  const nobody = await publish({ shifts: [shift(1, { service_code: null })] });
  expect(refusal(await make(nobody, { name: 'Nobody' }))).toEqual([422, 'preset-shifts', 'preset_id']);
  const empty = await publish({ span: 'week' });
  expect(refusal(await make(empty, { name: 'Empty' }))).toEqual([422, 'preset-shifts', 'preset_id']);
  const day = await publish({ span: 'day', shifts: [shift(3)] });
  const { body } = await make(day, { name: 'One day' });
  expect(body).toMatchObject({ span: 'day', preset: { drifted: 0 }, plan: [{ weekday: null }] });
  const week = await publish();
  expect(refusal(await apply(body.id, { preset_id: week }))).toEqual([422, 'preset-span', 'preset_id']);
});

test('a project’s own manager applies none, and nobody over what somebody changed meanwhile', async () => {
  const preset_id = await publish();
  const here = await makePerson(desk.muster.database, desk.muster.organization.id, 'member');
  await insertRow(desk.muster.database, 'role_grants', {
    ...{ org_id: desk.muster.organization.id, project_id: desk.project, subject: here.sub, role: 'manager' },
  });
  const refused = await make(preset_id, { name: 'Mine' }, desk.muster.as(here));
  expect(refusal(refused).slice(0, 2)).toEqual([403, 'preset-apply']);
  const { body } = await make(preset_id, { name: 'Ours' });
  const compared = await desk.muster.as(here)(made.readRosterTemplatePreset, at(body.id));
  expect(compared.body).toMatchObject({ applied: { id: preset_id, revision: 1 }, drift: [] });
  expect((await apply(body.id, { preset_id, version: 7 })).status).toBe(412);
});
