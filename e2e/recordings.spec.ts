import { expect, type Page, test } from './journey.ts';
import { openMuster, type RunningMuster } from './muster.ts';
import { fillSignIn, PASSWORD } from './people.ts';
import { openSentryService } from './sentry-service.ts';

let muster: RunningMuster;
let sentry: Awaited<ReturnType<typeof openSentryService>>;
test.beforeAll(async () => {
  sentry = await openSentryService();
  muster = await openMuster(() => ({ ENVIRONMENT: 'staging', SENTRY_DSN: sentry.dsn }));
});
test.beforeEach(() => sentry.items.splice(0));
test.afterAll(async () => {
  await muster.stop();
  await sentry.close();
});

const LATE = { timeout: 45_000 };
const arrived = (type: string) => sentry.items.filter((item) => item.type === type);

/** Opens the list of projects, with this lot in every draw. */
const enter = async (page: Page, lot: number): Promise<void> => {
  await page.addInitScript(`Math.random = () => ${lot}`);
  await page.goto(muster.url);
  await fillSignIn(page, 'manager', PASSWORD);
  await expect(page.getByRole('link', { name: 'Harbour' }).first()).toBeVisible();
};

const throwIn = (page: Page, message: string) =>
  page.evaluate((text) => {
    setTimeout(() => {
      throw new RangeError(text);
    });
  }, message);

test('one session of a hundred is recorded: its shape arrives through our own address, without a word', async ({
  page,
}) => {
  const workers: string[] = [];
  page.on('worker', (worker) => workers.push(worker.url()));
  await enter(page, 0.0099);
  await page.goto(`${muster.url}/manager/projects?q=ann%40example.org+ben@example.org#code=1234`);
  await expect.poll(() => arrived('replay_recording').length, LATE).toBeGreaterThan(0);
  expect(workers.at(-1)).toContain(`${muster.url}/assets/recording-worker-`);
  const [told] = arrived('replay_event').map(({ text }) => JSON.parse(text));
  expect([told.replay_type, told.environment]).toEqual(['session', 'staging']);
  const recorded = arrived('replay_recording')
    .map(({ text }) => text)
    .join();
  // The page as a whole, and a request to the API, described without what it held.
  expect(JSON.parse(arrived('replay_recording')[0]?.text ?? '')).toContainEqual(
    expect.objectContaining({ type: 2 }),
  );
  expect(recorded).toMatch(
    /"op":"resource.fetch","description":"[^"]*\/api\/[^}]*"statusCode":200,"response":\{"headers"/,
  );
  for (const said of [recorded, JSON.stringify(told)])
    expect(said).not.toMatch(/Harbour|Jonas|Search|@muster\.example|ann%40|ben@|code=1|Bearer ey|eyJhbGci/);
});

test('of the others, three of a hundred with an error are recorded', async ({ page }) => {
  await enter(page, 0.0299);
  await expect.poll(() => page.workers().length, LATE).toBeGreaterThan(0);
  expect(arrived('replay_recording')).toEqual([]);
  await throwIn(page, 'Lost at sea');
  await expect.poll(() => arrived('replay_recording').length, LATE).toBeGreaterThan(0);
  expect(JSON.parse(arrived('replay_event')[0]?.text ?? '').replay_type).toBe('buffer');
});

test('the rest is never recorded, whatever breaks', async ({ page }) => {
  await enter(page, 0.03);
  await expect.poll(() => page.workers().length, LATE).toBeGreaterThan(0);
  for (const message of ['Lost at sea', 'Lost again']) {
    await throwIn(page, message);
    await expect.poll(() => arrived('event').some(({ text }) => text.includes(message)), LATE).toBe(true);
  }
  expect(sentry.items.filter(({ type }) => type.startsWith('replay'))).toEqual([]);
});
