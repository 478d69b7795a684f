import { afterAll, beforeAll, expect, test } from 'vitest';
import { verifyOpsLog } from '#contract/ops-log/endpoints.ts';
import { type OpsLogDesk, openOpsLogDesk } from './fixtures/desk.ts';

let desk: OpsLogDesk;
beforeAll(async () => {
  desk = await openOpsLogDesk();
});
afterAll(() => desk.muster.close());

const ask = (project_id: string, kept: string) =>
  desk.muster.as(desk.coordinator)(verifyOpsLog, { params: { project_id }, query: { kept } });

test('a hash that somebody kept is found by its record for as long as nothing up to that was changed', async () => {
  const project = await desk.makeProject();
  for (const title of ['One', 'Two']) await desk.entry({ title }, project);
  const { hash } = (await desk.verify(project)).head;
  await desk.entry({ title: 'Three' }, project);
  expect((await ask(project, hash.toUpperCase())).body).toMatchObject({
    intact: true,
    kept: { sequence: 2 },
  });
  const other = await desk.makeProject();
  await desk.entry({ title: 'One' }, other);
  expect((await ask(other, hash)).body).toMatchObject({ intact: true, records: 1, kept: null });
  expect(await desk.verify(project)).not.toHaveProperty('kept');
});

test('what is no hash is refused by its field', async () => {
  const { status, body } = await ask(await desk.makeProject(), '44b6c529258d');
  expect(status).toBe(422);
  expect(JSON.stringify(body)).toContain('kept');
});
