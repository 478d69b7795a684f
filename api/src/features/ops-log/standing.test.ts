import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import * as log from '#contract/ops-log/endpoints.ts';
import { readOpsLogStanding } from '#contract/ops-log/statistics-endpoints.ts';
import { changeProjects } from '#contract/projects/bulk-endpoints.ts';
import { listProjectSteps, transitionProject } from '#contract/projects/endpoints.ts';
import { makeProject } from '../../../test/factories/project.ts';
import { makeShift } from '../../../test/factories/shift.ts';
import { type OpsLogDesk, openOpsLogDesk } from './fixtures/desk.ts';

let desk: OpsLogDesk;
let project: string;
beforeAll(async () => {
  desk = await openOpsLogDesk();
});
beforeEach(async () => {
  project = await makeProject(desk.muster.database, desk.muster.organization);
});
afterAll(() => desk.muster.close());

const ask = (person = desk.coordinator) =>
  desk.muster.as(person)(readOpsLogStanding, { params: { project_id: project } });
const at = (hour: number) => ({ occurred_at: `2026-03-02T${String(hour).padStart(2, '0')}:00:00Z` });
const incident = (severity: string, hour: number, title = 'Fire') =>
  desk.entry({ type: 'incident', severity, title, ...at(hour) }, project);
const step = (id: string, to: 'acknowledged' | 'resolved' | 'closed', person = desk.coordinator) =>
  desk.step(id, to, { root_cause: 'A fuse' }, person, project);

test('an empty log has nothing that waits', async () => {
  expect((await ask()).body).toEqual({
    incidents: [],
    unacknowledged: null,
    handovers: { entries: 0, longest: null },
  });
});

test('incidents that are not closed are counted as they are now, the oldest that nobody acknowledged is named', async () => {
  const known = await incident('sev2', 7);
  await step(known, 'acknowledged');
  const first = await incident('sev4', 8, 'Smoke');
  await incident('sev1', 9);
  await desk.correct(first, { title: 'Steam', severity: 'sev2', ...at(8) }, desk.manager, project);
  const closed = await incident('sev4', 6);
  for (const to of ['acknowledged', 'resolved', 'closed'] as const) await step(closed, to);
  const { body } = await ask();
  expect(body.incidents).toEqual([
    { severity: 'sev1', entries: 1, unacknowledged: 1 },
    { severity: 'sev2', entries: 2, unacknowledged: 1 },
  ]);
  expect(body.unacknowledged).toMatchObject({ id: first, title: 'Steam', severity: 'sev2' });
  const open = { incident: ['open', 'acknowledged', 'mitigated', 'resolved'], said: 'now' };
  const rows = async (query: object) =>
    (await desk.list(query as Record<string, unknown>, undefined, project)).body.data;
  expect(await rows({ ...open, severity: ['sev2'] })).toHaveLength(2);
  expect(await rows({ incident: ['open'], said: 'now' })).toHaveLength(2);
});

test('handovers wait once they are signed out', async () => {
  const { muster, today, coordinator } = desk;
  const times = { starts_at: '2026-03-02T06:00:00Z', ends_at: '2026-03-02T14:00:00Z' };
  const shift_id = await makeShift(muster.database, muster.organization, {
    ...{ project_id: project, day: today, told: true, ...times },
  });
  const [first, second] = [9, 10].map((hour) => ({
    type: 'handover',
    title: `At ${hour}`,
    shift_id,
    ...at(hour),
  }));
  const ids = [await desk.entry(second, project), await desk.entry(first, project)];
  expect((await ask()).body.handovers.entries).toBe(0);
  for (const entry_id of ids)
    await muster.as(coordinator)(log.stepHandover, {
      params: { project_id: project, entry_id },
      body: { to: 'signed_out' },
    });
  expect((await ask()).body.handovers).toMatchObject({ entries: 2, longest: { id: ids[1], title: 'At 9' } });
  const { body } = await desk.list({ handover: ['unanswered'], said: 'now' }, undefined, project);
  expect(body.data).toHaveLength(2);
});

test('what waits is told to those who may read the log', async () => {
  expect((await ask(desk.muster.organization.people.member)).status).toBe(403);
});

test('a project is not completed, alone or with others, while a grave incident is not closed', async () => {
  const { manager, muster } = desk;
  const complete = () =>
    muster.as(manager)(transitionProject, { params: { project_id: project }, body: { to: 'completed' } });
  const id = await incident('sev1', 9);
  await incident('sev3', 9);
  await desk.correct(id, { severity: 'sev4', ...at(9) }, manager, project);
  const steps = await muster.as(manager)(listProjectSteps, { params: { project_id: project } });
  expect(steps.body.open_incidents).toBe(1);
  expect(steps.body.steps).toContainEqual({ to: 'completed', rule: 'open-incidents' });
  const many = await muster.as(manager)(changeProjects, {
    body: { projects: [{ id: project, version: 1 }], change: { verb: 'transition', to: 'completed' } },
  });
  expect(many.body.results).toMatchObject([{ outcome: 'refused', rule: 'open-incidents' }]);
  for (const to of ['acknowledged', 'resolved'] as const) {
    await step(id, to);
    expect((await complete()).body).toMatchObject({ rule: 'open-incidents', fields: [{ field: 'to' }] });
  }
  await step(id, 'closed', manager);
  expect((await complete()).status).toBe(200);
});
