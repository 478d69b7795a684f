import { afterAll, beforeAll, expect, test } from 'vitest';
import { openTestServer, type TestServer } from '../../../test/server.ts';
import { openTelling } from '../../../test/telling.ts';
import { importerOf, teamExport } from './fixtures/uploads.ts';

const telling = openTelling();
let muster: TestServer;
beforeAll(async () => {
  muster = await openTestServer({}, {}, telling.jobs);
});
afterAll(() => muster.close());

test('whoever imports a file gets a receipt with what came in', async () => {
  const { manager } = muster.organization.people;
  const team = teamExport();
  const { preview, apply } = importerOf(muster, manager);
  const { body } = await preview(team.bytes);
  expect((await apply(body.id)).status).toBe(200);
  await telling.work(muster);
  expect(await telling.toldTo(muster, manager)).toMatchObject([
    {
      type: 'import.finished',
      title: expect.stringMatching(/^Import finished: .*\.csv$/),
      message: `${team.entries} entries came in.`,
    },
  ]);
});
