import { afterAll, beforeAll, expect, test } from 'vitest';
import * as rates from '#contract/service-types/rate-endpoints.ts';
import type { RateAnswer } from '#contract/service-types/rate-shapes.ts';
import { chooseOrganization } from '#contract/users/endpoints.ts';
import { type Desk, openDesk } from '../../../test/time-desk.ts';

let desk: Desk;
let admin: ReturnType<Desk['muster']['as']>;
let about: { member_id: string; project_id: string; service_type_id: string };
let client_id: string;
const worth = { cost_rate: '20', currency: 'GBP', valid_from: '2026-01-01' };

beforeAll(async () => {
  desk = await openDesk();
  admin = desk.muster.as(desk.muster.organization.people.admin);
  await admin(chooseOrganization, { body: { id: desk.muster.organization.id } });
  const person = await desk.newcomer();
  const member_id = person.member ?? '';
  about = { member_id, project_id: await desk.makeProject(), service_type_id: await desk.makeService() };
  const { database } = desk.muster;
  await database.query("update members set level = 'Senior' where id = $1", [member_id]);
  const rows = await database.query<{ client_id: string }>('select client_id from projects where id = $1', [
    about.project_id,
  ]);
  client_id = rows[0]?.client_id ?? '';
});
afterAll(() => desk.muster.close());

const ofService = (fields: object, bill_rate: string) =>
  admin(rates.addServiceRate, {
    params: { service_id: about.service_type_id },
    body: { ...worth, scope: 'service', bill_rate, ...fields },
  });
const ofAll = (fields: object, bill_rate: string) =>
  admin(rates.addRate, { body: { ...worth, scope: 'organization', bill_rate, ...fields } });
const which = async (fields: object = {}): Promise<RateAnswer> =>
  (await admin(rates.explainRate, { query: { ...about, day: '2026-03-02', ...fields } })).body;

test('each level wins over the ones below it, and the answer names those that lost and why', async () => {
  const { member_id, project_id } = about;
  expect(await which()).toMatchObject({ chosen: null, lost: [], level: 'Senior', unit: 'hour' });
  const steps = [
    () => ofAll({}, '10'),
    () => ofService({}, '20'),
    () => ofService({ scope: 'member_level', level: 'Senior' }, '30'),
    () => ofAll({ scope: 'member', member_id }, '40'),
    () => ofService({ scope: 'member', member_id }, '50'),
    () => ofService({ scope: 'client', client_id }, '60'),
    () => ofAll({ scope: 'assignment', member_id, project_id }, '70'),
    () => ofService({ scope: 'assignment', member_id, project_id }, '80'),
  ];
  for (const [at, step] of steps.entries()) {
    expect((await step()).status).toBe(201);
    expect((await which()).chosen?.bill_rate).toBe(`${(at + 1) * 10}.00`);
  }
  const { lost } = await which();
  expect(lost.map(({ rate, why }) => `${rate.bill_rate} ${why}`)).toEqual([
    ...['60.00', '50.00', '40.00', '30.00', '20.00', '10.00'].map((rate) => `${rate} outranked`),
    '70.00 all_services',
  ]);
});

test('rates of other days are told as over or to come, and those for others not at all', async () => {
  const { chosen, lost } = await which({ day: '2025-12-31' });
  expect(chosen).toBeNull();
  expect(new Set(lost.map(({ why }) => why))).toEqual(new Set(['upcoming']));
  expect((await which({ project_id: await desk.makeProject() })).chosen?.bill_rate).toBe('50.00');
  const other = (await desk.newcomer()).member ?? '';
  expect((await which({ member_id: other })).chosen?.scope).toBe('client');
});

test('a client is asked about without any project, and one that nobody knows has no rate', async () => {
  const { service_type_id } = about;
  const ask = async (query: object) =>
    (await admin(rates.explainRate, { query: { service_type_id, day: '2026-03-02', ...query } })).body;
  expect(await ask({})).toMatchObject({ chosen: { scope: 'service', bill_rate: '20.00' }, client: null });
  expect(await ask({ client_id })).toMatchObject({
    ...{ chosen: { scope: 'client', bill_rate: '60.00' }, client: { id: client_id } },
  });
  expect(await ask({ client_id: about.member_id })).toMatchObject({ chosen: null, lost: [] });
});

test('work without a service is for the organization, by the hour; what nobody knows has no rate', async () => {
  const { service_type_id: _, member_id: __, ...project } = about;
  const answer = await admin(rates.explainRate, { query: { ...project, day: '2026-03-02' } });
  expect(answer.body).toMatchObject({ chosen: { scope: 'organization', bill_rate: '10.00' }, unit: 'hour' });
  expect(await which({ member_id: crypto.randomUUID() })).toMatchObject({ chosen: null, lost: [] });
});

test('a rate of all services is ended, and removed, like one of a service', async () => {
  const member_id = (await desk.newcomer()).member ?? '';
  const { body } = await ofAll({ scope: 'member', member_id }, '44');
  expect((await ofAll({ scope: 'member', member_id }, '45')).body.rule).toBe('overlapping-rate');
  expect((await ofAll({ scope: 'service' }, '45')).body.fields).toMatchObject([{ field: 'scope' }]);
  const params = { rate_id: body.id };
  const ended = await admin(rates.endRate, { params, version: 1, body: { valid_to: '2026-06-30' } });
  expect(ended.body).toMatchObject({ valid_to: '2026-06-30', service_type: null, member: { id: member_id } });
  expect((await admin(rates.removeRate, { params, version: 2 })).status).toBe(204);
  const list = await admin(rates.listRates, { query: { member_id, all_services: 'true' } });
  expect(list.body.data).toEqual([]);
});
