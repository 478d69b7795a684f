import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Client } from '#contract/clients/shapes.ts';
import { importProjects } from '#contract/project-imports/endpoints.ts';
import { createProject, updateProject } from '#contract/projects/endpoints.ts';
import { createServiceType } from '#contract/service-types/endpoints.ts';
import { addServiceRate } from '#contract/service-types/rate-endpoints.ts';
import { openMergingDesk } from '../../../test/merging-desk.ts';
import type { Answer } from '../../../test/server.ts';
import { atOnce } from '../grants/fixtures/at-once.ts';

let desk: Awaited<ReturnType<typeof openMergingDesk>>;
beforeAll(async () => {
  desk = await openMergingDesk();
});
afterAll(() => desk.muster.close());

const manager = () => desk.muster.as(desk.muster.organization.people.manager);
let count = 0;
const project = () => {
  count += 1;
  return { code: `AO-${count}`, name: `At once ${count}`, start_date: '2026-01-01' };
};

/** Sends a request that names a client while that is being archived, and answers its refusal. */
const whileArchived = async (client: Client, request: () => Promise<Answer>) => {
  const [answer] = await atOnce(
    desk.muster,
    sql`with held as (select org_id, id from clients where id = ${client.id}::uuid for update)
      update clients c set archived_at = now() from held where c.org_id = held.org_id and c.id = held.id`,
    request,
  );
  return {
    status: answer?.status,
    fields: answer?.body.fields?.map(({ field }: { field: string }) => field),
  };
};

const projectsOf = ({ id }: Client) =>
  desk.muster.database.query('select from projects where client_id = $1', [id]);

test('a project that is made at the moment its client is archived is refused', async () => {
  const client = await desk.make({ name: 'Ebbing' });
  const body = { ...project(), client_id: client.id };
  const refused = await whileArchived(client, () => manager()(createProject, { body }));
  expect(refused).toEqual({ status: 422, fields: ['client_id'] });
  expect(await projectsOf(client)).toHaveLength(0);
});

test('so is one that is moved to it', async () => {
  const [client, before] = [await desk.make({ name: 'Flowing' }), await desk.make({ name: 'Staying' })];
  const params = { project_id: await desk.project(before) };
  const body = { client_id: client.id };
  const change = () => desk.admin(updateProject, { params, version: 1, body });
  expect(await whileArchived(client, change)).toEqual({ status: 422, fields: ['client_id'] });
  expect(await projectsOf(before)).toHaveLength(1);
});

test('so is a file of projects that names it', async () => {
  const client = await desk.make({ name: 'Slack water' });
  const rows = [{ ...project(), client: 'Slack water' }];
  const bring = () => manager()(importProjects, { body: { file_name: 'projects.csv', rows } });
  expect(await whileArchived(client, bring)).toEqual({ status: 422, fields: ['client_id'] });
  expect(await projectsOf(client)).toHaveLength(0);
});

test('so is a rate of its own', async () => {
  const client = await desk.make({ name: 'Neap' });
  const made = await desk.admin(createServiceType, { body: { code: 'NEAP', name: 'Rigging' } });
  const rate = { cost_rate: '1', bill_rate: '2', currency: 'GBP', valid_from: '2026-01-01' };
  const add = () =>
    desk.admin(addServiceRate, {
      params: { service_id: made.body.id },
      body: { scope: 'client', client_id: client.id, ...rate },
    });
  expect(await whileArchived(client, add)).toEqual({ status: 422, fields: ['client_id'] });
});
