import { afterAll, beforeAll, expect, test } from 'vitest';
import { listOpsLogTags } from '#contract/ops-log/endpoints.ts';
import { makePerson } from '../../../test/people.ts';
import { type OpsLogDesk, openOpsLogDesk } from './fixtures/desk.ts';

let desk: OpsLogDesk;
beforeAll(async () => {
  desk = await openOpsLogDesk();
});
afterAll(() => desk.muster.close());

const tags = (project_id: string, person = desk.coordinator) =>
  desk.muster.as(person)(listOpsLogTags, { params: { project_id } });

test('tags in use are listed once each, as most entries spell them, the most used first', async () => {
  const project = await desk.makeProject();
  for (const said of [['Gate'], ['gate', 'radio'], ['gate'], ['zebra', 'Radio', 'gate']])
    await desk.entry({ tags: said }, project);
  await desk.entry({ tags: ['elsewhere'] });
  expect((await tags(project)).body.data).toEqual([
    { tag: 'gate', entries: 4 },
    { tag: 'Radio', entries: 2 },
    { tag: 'zebra', entries: 1 },
  ]);
});

test('whoever is on shift gets them, and nobody else without a rule', async () => {
  const guard = await makePerson(desk.muster.database, desk.muster.organization.id, 'member');
  expect((await tags(desk.project, guard)).status).toBe(403);
  await desk.onShift(guard, -1, 5);
  expect((await tags(desk.project, guard)).body.data).toContainEqual({ tag: 'elsewhere', entries: 1 });
});
