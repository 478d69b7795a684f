import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { makeClient } from '../../../test/factories/client.ts';
import { insertRow } from '../../../test/factories/insert-row.ts';
import { makeOrganization } from '../../../test/people.ts';
import { type PlanDesk, planDesk } from '../../../test/plan-desk.ts';
import { openTestServer, type TestServer } from '../../../test/server.ts';
import { refusal } from '../../../test/time-desk.ts';

let muster: TestServer;
let desk: PlanDesk;
beforeAll(async () => {
  muster = await openTestServer();
  desk = await planDesk(muster);
});
afterAll(() => muster.close());

const service = (fields: object = {}, org_id = muster.organization.id) =>
  insertRow(muster.database, 'service_types', {
    ...{
      org_id,
      code: `S-${randomUUID().slice(0, 6).toUpperCase()}`,
      name: 'Guarding',
      unit: 'hour',
      status: 'active',
    },
    ...fields,
  });
const stakeholder = async (name: string, reports_to: string | null = null): Promise<string> =>
  (await desk.made({ kind: 'stakeholder', fields: { contact_id: await desk.contact(name), reports_to } })).id;
const under = (id: string, reports_to: string | null, version = 1) =>
  desk.change(id, { kind: 'stakeholder', fields: { reports_to } }, version);

test('nobody reports to themselves in the end, however long the way round', async () => {
  const [top, middle] = [await stakeholder('Top'), await stakeholder('Middle')];
  const low = await stakeholder('Low', middle);
  expect((await under(middle, top)).body.item.reports_to).toBe(top);
  const circle = [422, 'reports-to-circle', 'fields.reports_to'];
  expect(refusal(await under(top, low))).toEqual(circle);
  expect(refusal(await under(top, top))).toEqual(circle);
  expect((await desk.list()).stakeholders.find((one: { id: string }) => one.id === top)).toMatchObject({
    ...{ reports_to: null, version: 1 },
  });
});

test('two people who make half of a circle each at the same moment make none', async () => {
  for (let round = 0; round < 5; round += 1) {
    const [one, other] = [await stakeholder(`One ${round}`), await stakeholder(`Other ${round}`)];
    const both = await Promise.all([under(one, other), under(other, one)]);
    expect(both.map(({ status }) => status).sort()).toEqual([200, 422]);
    expect(both.map(({ body }) => body.rule)).toContain('reports-to-circle');
  }
});

test('a stakeholder is a contact of the plan’s client, once, and reports to another one of the plan', async () => {
  const contact_id = await desk.contact('Once');
  const elsewhere = await makeClient(muster.database, muster.organization, { name: 'Elsewhere' });
  const add = async (fields: object) =>
    refusal(await desk.add({ kind: 'stakeholder', fields: { contact_id, ...fields } }));
  expect(await add({ contact_id: await desk.contact('Far', elsewhere) })).toEqual([
    ...[422, 'contact-of-client', 'fields.contact_id'],
  ]);
  expect(await add({ contact_id: randomUUID() })).toEqual([422, 'reference', 'fields.contact_id']);
  expect(await add({ reports_to: randomUUID() })).toEqual([422, 'reference', 'fields.reports_to']);
  await desk.made({ kind: 'stakeholder', fields: { contact_id } });
  expect(await add({})).toEqual([422, 'stakeholder-twice', 'fields.contact_id']);
  const other = await stakeholder('Else');
  const moved = await desk.change(other, { kind: 'stakeholder', fields: { contact_id } });
  expect(refusal(moved)).toEqual([422, 'stakeholder-twice', 'fields.contact_id']);
});

test('somebody who is taken out leaves those who reported to them without anybody above', async () => {
  const top = await stakeholder('Gone');
  const low = await stakeholder('Stays', top);
  expect((await desk.remove(top, 'stakeholder')).status).toBe(204);
  const { stakeholders } = await desk.list();
  expect(stakeholders.find((one: { id: string }) => one.id === low)).toMatchObject({ reports_to: null });
});

test('a cell stands once for a service, unit and year, and a unit takes its cells along', async () => {
  const service_type_id = await service();
  const unit = await desk.made({ kind: 'unit', fields: { name: 'Docks' } });
  expect(refusal(await desk.add({ kind: 'unit', fields: { name: 'DOCKS' } }))).toEqual([
    ...[422, 'unit-taken', 'fields.name'],
  ]);
  const cell = { kind: 'whitespace', fields: { service_type_id, unit_id: unit.id, year: 2026 } } as const;
  const both = await Promise.all([desk.add(cell), desk.add(cell)]);
  expect(both.map(({ status }) => status).sort()).toEqual([201, 422]);
  expect(both.map(({ body }) => body.rule)).toContain('cell-taken');
  const whole = { kind: 'whitespace', fields: { service_type_id, year: 2026 } } as const;
  expect((await desk.add(whole)).body.item).toMatchObject({ unit_id: null, with: 'unknown' });
  expect(refusal(await desk.add(whole))[1]).toBe('cell-taken');
  await desk.remove(unit.id, 'unit');
  expect((await desk.events()).at(-1)).toMatchObject({ type: 'plan-item.removed', data: { cells: 1 } });
  const [left] = await muster.database.query(
    'select count(*)::int as cells from plan_whitespace where plan_id = $1',
    [desk.plan],
  );
  expect(left).toEqual({ cells: 1 });
});

test('what an item names is of the team, sold, and of the same plan', async () => {
  const other = await planDesk(muster);
  const opportunity = await other.made({ kind: 'opportunity', fields: { name: 'Theirs' } });
  const action = await other.made({ kind: 'action', fields: { title: 'Theirs' } });
  const unit = await other.made({ kind: 'unit', fields: { name: 'Theirs' } });
  const [sold, retired] = [await service(), await service({ status: 'retired' })];
  const cell = { service_type_id: sold, year: 2027 };
  const answers = [
    await desk.add({ kind: 'swot', fields: { quadrant: 'threat', text: 'X', action_id: action.id } }),
    await desk.add({ kind: 'whitespace', fields: { ...cell, unit_id: unit.id } }),
    await desk.add({ kind: 'whitespace', fields: { ...cell, opportunity_id: opportunity.id } }),
    await desk.add({ kind: 'whitespace', fields: { ...cell, service_type_id: retired } }),
    await desk.add({ kind: 'risk', fields: { text: 'X', owner_id: randomUUID() } }),
  ];
  expect(answers.map(refusal)).toEqual([
    [422, 'reference', 'fields.action_id'],
    [422, 'reference', 'fields.unit_id'],
    [422, 'reference', 'fields.opportunity_id'],
    [422, 'reference', 'fields.service_type_id'],
    [422, 'reference', 'fields.owner_id'],
  ]);
});

test('whoever left the team stays on what they owned, but is given nothing more', async () => {
  const member = await insertRow(muster.database, 'members', {
    ...{ org_id: muster.organization.id, name: 'Kim Far', email: `${randomUUID()}@muster.test` },
  });
  const mine = await desk.made({ kind: 'action', fields: { title: 'Mine', owner_id: member } });
  const free = await desk.made({ kind: 'action', fields: { title: 'Free' } });
  await muster.database.query('update members set archived_at = now() where id = $1', [member]);
  const kept = await desk.change(mine.id, { kind: 'action', fields: { note: 'Still', owner_id: member } });
  expect(kept.body.item).toMatchObject({ owner: { id: member, name: 'Kim Far' }, note: 'Still' });
  const given = await desk.change(free.id, { kind: 'action', fields: { owner_id: member } });
  expect(refusal(given)).toEqual([422, 'reference', 'fields.owner_id']);
});

test('a plan has at most forty units, also when two come at once', async () => {
  const own = await planDesk(muster);
  const units = Array.from({ length: 39 }, (_, at) => `Unit ${at}`);
  await Promise.all(units.map((name) => own.made({ kind: 'unit', fields: { name } })));
  const both = await Promise.all(['A', 'B'].map((name) => own.add({ kind: 'unit', fields: { name } })));
  expect(both.map(({ status }) => status).sort()).toEqual([201, 422]);
  expect(both.map(({ body }) => body.rule)).toContain('too-many-items');
  expect((await own.list()).units).toHaveLength(40);
});

test('ids of another organization are as good as none, and an item is found only as what it is', async () => {
  const strange = await makeOrganization(muster.database);
  const foreign = await planDesk({ ...muster, organization: strange });
  const { id } = await foreign.made({ kind: 'risk', fields: { text: 'Theirs' } });
  const { owner_id } = { owner_id: strange.people.manager.member };
  const contact_id = await foreign.contact('Theirs');
  expect((await desk.change(id, { kind: 'risk', fields: { text: 'Ours' } })).status).toBe(404);
  expect((await desk.remove(id, 'risk')).status).toBe(404);
  expect(refusal(await desk.add({ kind: 'risk', fields: { text: 'Ours', owner_id } }))[1]).toBe('reference');
  expect(refusal(await desk.add({ kind: 'stakeholder', fields: { contact_id } }))[1]).toBe('reference');
  const mine = await desk.made({ kind: 'risk', fields: { text: 'Ours' } });
  expect((await desk.remove(mine.id, 'action')).status).toBe(404);
  expect((await desk.change(mine.id, { kind: 'competitor', fields: { name: 'Ours' } })).status).toBe(404);
});
