import { execFile } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { afterAll, beforeAll, expect, test } from 'vitest';
import * as endpoints from '#contract/insights/endpoints.ts';
import { type InsightDesk, openInsightDesk } from './fixtures/desk.ts';

const ONE_RUN = fileURLToPath(new URL('../../../../bench/insights/one-run.ts', import.meta.url));

let desk: InsightDesk;
beforeAll(async () => {
  desk = await openInsightDesk();
});
afterAll(() => desk.muster.close());

test('another process finds the same over the same rows, to the letter', async () => {
  await desk.running();
  await desk.running({ name: 'Ålesund “quay”', budget_minutes: null, budget_minor: 1_000 });
  const { id: organization, people } = desk.muster.organization;
  const { body: begun } = await desk.start({ seed: 11 });
  await promisify(execFile)(process.execPath, [ONE_RUN, desk.muster.database.url, organization, begun.id]);
  desk.waiting.splice(0);
  const { body: first } = await desk.muster.as(people.admin)(endpoints.readInsightRun, {
    ...{ organization, params: { run_id: begun.id } },
  });
  expect(first).toMatchObject({ state: 'done', seed: 11 });
  expect(first.found).toBeGreaterThan(2);
  const second = await desk.run({ seed: 11 });
  expect(second).toMatchObject({
    ...{ digest: first.digest, found: first.found, fresh: 0, gone: 0 },
    repeats: { run_id: first.id, same: true },
  });
});
