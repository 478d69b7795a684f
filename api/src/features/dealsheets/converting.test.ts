import { afterAll, beforeAll, expect, test } from 'vitest';
import * as scenarios from '#contract/calculator/endpoints.ts';
import { readDealsheet } from '#contract/dealsheets/endpoints.ts';
import { chooseOrganization } from '#contract/users/endpoints.ts';
import { line } from '../../../test/deal-desk.ts';
import { makeClient } from '../../../test/factories/client.ts';
import { openTestServer, type TestServer } from '../../../test/server.ts';
import { refusal } from '../../../test/time-desk.ts';

let muster: TestServer;
let admin: ReturnType<TestServer['as']>;
let client_id: string;
beforeAll(async () => {
  muster = await openTestServer();
  admin = muster.as(muster.organization.people.admin);
  await admin(chooseOrganization, { body: { id: muster.organization.id } });
  client_id = await makeClient(muster.database, muster.organization);
});
afterAll(() => muster.close());

const at = (scenario_id: string) => ({ params: { scenario_id } });
const draft = async (): Promise<string> => {
  const inputs = { lines: [line()], overhead_pct: '7.5', tax_pct: '20', assumptions: 'Two gates\nNo dogs' };
  return (await admin(scenarios.createScenario, { body: { name: 'Harbour', inputs } })).body.id;
};
const frozen = async (): Promise<string> => {
  const id = await draft();
  await admin(scenarios.freezeScenario, { ...at(id), body: { version: 1 } });
  return id;
};
const convert = (id: string, fields: object = {}, key?: string) =>
  admin(scenarios.convertScenario, {
    ...at(id),
    body: { client_id, title: 'Harbour watch', ...fields },
    ...(key ? { key } : {}),
  });

test('a frozen scenario becomes a dealsheet that comes to the same, and says which', async () => {
  const id = await frozen();
  const { body: scenario } = await admin(scenarios.readScenario, at(id));
  const { status, body } = await convert(id, {}, 'convert-1');
  expect(status).toBe(201);
  const deal = (await admin(readDealsheet, { params: body })).body;
  expect(deal).toMatchObject({
    ...{ title: 'Harbour watch', status: 'draft', scenario_id: id, client: { id: client_id } },
    ...{
      price_minor: scenario.price_minor,
      cost_minor: scenario.cost_minor,
      margin_pct: scenario.margin_pct,
    },
    current: {
      ...{ revision: 1, results: scenario.results, engine_version: scenario.engine_version },
      content: { lines: scenario.inputs.lines, overhead_pct: '7.5', assumptions: ['Two gates', 'No dogs'] },
    },
  });
  expect((await admin(scenarios.readScenario, at(id))).body).toMatchObject({
    ...{ status: 'converted', dealsheet_id: body.dealsheet_id, results: scenario.results },
  });
  expect((await convert(id, {}, 'convert-1')).body).toEqual(body);
  const trail = await muster.database.query<{ type: string; data: object }>(
    'select type, data from events where subject_id = any ($1) order by id',
    [[id, body.dealsheet_id]],
  );
  expect(trail.slice(-2)).toMatchObject([
    { type: 'dealsheet.created', data: { scenario: { id } } },
    { type: 'scenario.converted', data: { dealsheet: { id: body.dealsheet_id, title: 'Harbour watch' } } },
  ]);
});

test('a draft, an archived one and one that was converted are refused, and nothing is made', async () => {
  const id = await draft();
  expect(refusal(await convert(id))).toEqual([422, 'not-frozen', '']);
  await admin(scenarios.freezeScenario, { ...at(id), body: { version: 1 } });
  await admin(scenarios.archiveScenario, { ...at(id), version: 2 });
  expect(refusal(await convert(id))).toEqual([422, 'archived', '']);
  await admin(scenarios.restoreScenario, at(id));
  expect(refusal(await convert(id, { client_id: id }))).toEqual([422, 'reference', 'client_id']);
  const both = await Promise.all([convert(id), convert(id)]);
  expect(both.map(({ status }) => status).sort()).toEqual([201, 422]);
  expect(refusal(await convert(id))).toEqual([422, 'scenario-converted', '']);
  const [made] = await muster.database.query(
    'select count(*)::int as n from dealsheets where scenario_id = $1',
    [id],
  );
  expect(made).toEqual({ n: 1 });
});

test('a director, who may make dealsheets, converts no scenario', async () => {
  const id = await frozen();
  const as = muster.as(muster.organization.people.director);
  const body = { client_id, title: 'Harbour watch' };
  expect((await as(scenarios.convertScenario, { ...at(id), body })).status).toBe(403);
});

test('whoever made the scenario is an author of its deal, whoever converts it', async () => {
  const id = await draft();
  const { owner } = muster.organization.people;
  await muster.database.query(
    'update calculator_scenarios set created_by = $1, author_id = $2 where id = $3',
    [owner.sub, owner.member, id],
  );
  const { body } = await admin(scenarios.readScenario, at(id));
  await admin(scenarios.freezeScenario, { ...at(id), body: { version: body.version } });
  const made = await convert(id);
  const deal = (await admin(readDealsheet, { params: made.body })).body;
  expect(deal.current.authors).toContainEqual(expect.objectContaining({ id: owner.member }));
});
