import { createServer } from 'node:http';
import { expect, test } from './journey.ts';

const identity = () => process.env.MUSTER_IDENTITY_URL ?? '';

/** A page at 127.0.0.1, another site than Muster's at localhost. */
const openAnotherSite = async (page: string) => {
  const server = createServer((_, answer) => {
    answer.setHeader('content-type', 'text/html; charset=utf-8').end(page);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  if (!address || typeof address === 'string') throw new Error('The other site has no port.');
  return { url: `http://127.0.0.1:${address.port}/`, close: () => server.close() };
};

test('another site begins no sign-up in somebody’s browser, whose password it would know', async ({
  page,
  context,
}) => {
  const site = await openAnotherSite(`<!doctype html><form method="post" action="${identity()}/sign-up">
    <input name="email" value="victim@elsewhere.example"><input name="name" value="Vic Tim">
    <input name="password" value="known to the other site"><button>Win a prize</button></form>`);
  await page.goto(site.url);
  await page.getByRole('button', { name: 'Win a prize' }).click();
  await expect(page.getByRole('heading', { name: 'This form stands on another site' })).toBeVisible();
  expect(await context.cookies(identity())).toEqual([]);
  await page.goto(`${identity()}/confirm`);
  await expect(page.getByRole('heading', { name: 'No sign-up waits here' })).toBeVisible();
  site.close();
});

test('another site shows no page of the provider inside its own', async ({ page, policyReports }) => {
  const frames = ['/forgot-password', '/security', '/nowhere'].map(
    (path) => `<iframe src="${identity()}${path}">`,
  );
  const site = await openAnotherSite(`<!doctype html>${frames.join('</iframe>')}`);
  await page.goto(site.url, { waitUntil: 'networkidle' });
  const shown = page.frames().filter((frame) => frame !== page.mainFrame());
  expect(shown).toHaveLength(frames.length);
  for (const frame of shown) expect(frame.url()).toContain('chrome-error://');
  // The only journey in which a policy has something to refuse.
  await expect.poll(() => policyReports.length).toBe(frames.length);
  for (const report of policyReports.splice(0)) expect(report).toContain("frame-ancestors 'none'");
  site.close();
});
