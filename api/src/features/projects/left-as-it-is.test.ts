import { afterAll, beforeAll, expect, test } from 'vitest';
import * as applying from '#contract/projects/preset-endpoints.ts';
import { makeProject } from '../../../test/factories/project.ts';
import type { TestPerson } from '../../../test/people.ts';
import { type PresetDesk, presetDesk } from '../../../test/preset-desk.ts';
import { openTestServer, type TestServer } from '../../../test/server.ts';

let muster: TestServer;
let manager: TestPerson;
let desk: PresetDesk;
beforeAll(async () => {
  muster = await openTestServer();
  manager = muster.organization.people.manager;
  desk = presetDesk(muster, muster.organization.people.admin);
});
afterAll(() => muster.close());

test('the first time what somebody leaves stays as it is here, is drift from then on, and what is locked can’t be left', async () => {
  const preset_id = await desk.make({
    payload: { priority: 'high', tags: ['quay'], alert_pcts: [50] },
    locked: ['/priority'],
  });
  const project_id = await makeProject(muster.database, muster.organization, {
    ...{ tags: '{mine}', priority: 'low' },
  });
  const params = { project_id };
  const body = { preset_id, revision: 1, leave: ['/tags', '/priority'] };
  const seen = await muster.as(manager)(applying.previewProjectPreset, { params, body });
  expect(seen.body.steps).toMatchObject([
    { path: '/priority', reason: 'locked', taken: true },
    { path: '/tags', before: ['mine'], after: ['quay'], reason: 'fresh', taken: false },
    { path: '/alert_pcts', reason: 'fresh', taken: true },
  ]);
  const done = await muster.as(manager)(applying.applyProjectPreset, {
    params,
    body: { ...body, version: 1 },
  });
  expect(done.body).toMatchObject({ priority: 'high', tags: ['mine'], alert_pcts: [50] });
  const compared = await muster.as(manager)(applying.readProjectPreset, { params });
  expect(compared.body.drift).toMatchObject([{ path: '/tags', preset: ['quay'], current: ['mine'] }]);
});
