import { createServer } from 'node:http';
import { embeddingToken } from '#contract/embedding/shapes.ts';
import { expect, type Page, test } from './journey.ts';
import { openMuster, type RunningMuster } from './muster.ts';
import { signIn } from './people.ts';

/** A site at 127.0.0.1, another one than Muster's at localhost, whose page can be said later. */
const openSite = async () => {
  let html = '';
  const server = createServer((_, answer) => {
    answer.setHeader('content-type', 'text/html; charset=utf-8').end(html);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  if (!address || typeof address === 'string') throw new Error('The other site has no port.');
  const show = (inner: string) => {
    html = `<!doctype html><title>Intranet</title><h1>Intranet</h1>${inner}`;
  };
  return { url: `http://127.0.0.1:${address.port}`, show, close: () => server.close() };
};
type Site = Awaited<ReturnType<typeof openSite>>;

let intranet: Site;
let stranger: Site;
let muster: RunningMuster;
test.beforeAll(async () => {
  test.setTimeout(150_000);
  [intranet, stranger] = await Promise.all([openSite(), openSite()]);
  muster = await openMuster(() => ({ EMBED_ANCESTORS: intranet.url }));
});
test.afterAll(async () => {
  await muster.stop();
  for (const site of [intranet, stranger]) site.close();
});

interface Board {
  readonly api: string;
  /** How its title begins. */
  readonly title: string;
  /** What it shows of everything. */
  readonly part: string;
  /** A link to one of what it shows. */
  readonly card: string;
}

const DEALS: Board = {
  ...{ api: '/dealsheets', title: 'Dealsheets', part: 'Waiting for approval', card: 'a[data-card]' },
};
const PLANS: Board = {
  ...{ api: '/account-plans', title: 'Account plans', part: 'Health by tier' },
  card: 'a[href^="/manager/account-plans/"]:not([href*="/embedded"])',
};
const BOARDS: readonly Board[] = [DEALS, PLANS];

const titleOf = ({ title }: Board) => ({ name: new RegExp(`^${title} · `) });

const askToken = async (mailbox: string, { api }: Board, from = muster) =>
  fetch(`${from.url}/api${api}/embedded/tokens`, {
    method: 'POST',
    headers: {
      authorization: `Bearer ${await from.tokenOf(mailbox)}`,
      'content-type': 'application/json',
    },
    body: JSON.stringify({ purpose: 'Intranet' }),
  });

/** The address with a token that a director's application gets for its frame. */
const frameAddress = async (board: Board, from = muster): Promise<string> => {
  const answer = await askToken('director', board, from);
  expect(answer.status).toBe(201);
  return embeddingToken.parse(await answer.json()).address ?? '';
};

const openFramed = async (page: Page, site: Site, address: string) => {
  site.show(`<iframe src="${address}" width="1300" height="700"></iframe>`);
  await page.goto(site.url);
  return page.frameLocator('iframe');
};

for (const one of BOARDS) {
  const { title, part, card } = one;

  test(`a page of another origin shows the board of ${title} to whoever looks, without a cookie and without its token in the address`, async ({
    page,
  }) => {
    const board = await openFramed(page, intranet, await frameAddress(one));
    await expect(board.getByRole('heading', titleOf(one))).toBeVisible();
    await expect(board.getByText(part, { exact: true })).toBeVisible();
    await expect(board.locator(card).first()).toHaveAttribute('target', '_blank');
    expect(await page.context().cookies(muster.url)).toEqual([]);
    const frame = page.frames().find((other) => other.url().includes('/embedded'));
    expect(frame?.url()).not.toContain('token');
  });

  test(`an address of the board of ${title} that was opened before shows nothing a second time`, async ({
    page,
    browser,
  }) => {
    const address = await frameAddress(one);
    const first = await openFramed(page, intranet, address);
    await expect(first.getByRole('heading', titleOf(one))).toBeVisible();
    const other = await browser.newPage();
    const second = await openFramed(other, intranet, address);
    await expect(
      second.getByText('This page can’t be shown any more. Load the page around it again.'),
    ).toBeVisible();
    await other.close();
  });

  test(`a site that isn’t on the list shows nothing of the board of ${title}`, async ({
    page,
    policyReports,
  }) => {
    await openFramed(page, stranger, await frameAddress(one));
    const shown = () => page.frames().find((other) => other !== page.mainFrame());
    await expect.poll(() => shown()?.url()).toContain('chrome-error://');
    await expect.poll(() => policyReports.length).toBeGreaterThan(0);
    for (const report of policyReports.splice(0)) expect(report).toContain(`frame-ancestors ${intranet.url}`);
  });

  test(`a coordinator gets no address of the board of ${title}, and their browser is told why`, async ({
    page,
  }) => {
    expect((await askToken('coordinator', one)).status).toBe(403);
    await signIn(page, 'coordinator', `/manager${one.api}/embedded`);
    await expect(page.getByRole('heading', { name: '403' })).toBeVisible();
    await expect(page.getByText('You are not authorized to view this page.')).toBeVisible();
  });
}

test('the address of the frame chooses which deals it shows', async ({ page }) => {
  const address = await frameAddress(DEALS);
  const filtered = address.replace('/embedded#', '/embedded?view=all&status=won#');
  const board = await openFramed(page, intranet, filtered);
  await expect(board.getByRole('region', { name: /^Won/ })).toBeVisible();
  await expect(board.getByRole('region', { name: /^Draft/ })).toHaveCount(0);
});

test('the address of the frame chooses which account plans it shows', async ({ page }) => {
  const address = await frameAddress(PLANS);
  const filtered = address.replace('/embedded#', '/embedded?view=all&q=nothing-is-called-this#');
  const none = await openFramed(page, intranet, filtered);
  await expect(none.getByText('No account plan matches this board’s filters')).toBeVisible();
  const tierB = (await frameAddress(PLANS)).replace('/embedded#', '/embedded?view=all&tier=B#');
  const board = await openFramed(page, intranet, tierB);
  const plans = board.getByRole('region', { name: /^Account plans/ });
  await expect(plans.getByRole('cell', { name: 'B', exact: true }).first()).toBeVisible();
  await expect(plans.getByRole('cell', { name: 'A', exact: true })).toHaveCount(0);
});

test('where an analytics application is configured, it stands in the board’s place', async ({ page }) => {
  test.setTimeout(150_000);
  const analytics = await openSite();
  analytics.show('<p>Figures of the analytics application</p>');
  const other = await openMuster(() => ({ DASHBOARD_URL: analytics.url, EMBED_ANCESTORS: intranet.url }));
  const framed = await openFramed(page, intranet, await frameAddress(DEALS, other));
  const figures = framed.frameLocator('iframe');
  await expect(figures.getByText('Figures of the analytics application')).toBeVisible();
  await other.stop();
  analytics.close();
});
