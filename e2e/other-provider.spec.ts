import { expect, type Page, test } from './journey.ts';
import { openMuster, type RunningMuster } from './muster.ts';
import { OTHER_CLIENT, type OtherProvider, openOtherProvider } from './other-provider.ts';
import { letTokensExpire, sessionCookies } from './session-cookies.ts';

let provider: OtherProvider;
let muster: RunningMuster;

test.beforeAll(async () => {
  muster = await openMuster(async (url) => {
    provider = await openOtherProvider(url);
    return { OIDC_PROVIDER: 'oidc', OIDC_ISSUER: provider.issuer, OIDC_CLIENT_ID: OTHER_CLIENT };
  });
});
test.afterAll(async () => {
  await muster.stop();
  await provider.stop();
});

const signInThere = async (page: Page, name: string) => {
  await page.goto(muster.url);
  await page.getByPlaceholder('Enter any login').fill(name);
  await page.getByPlaceholder('and password').fill('anything');
  await page.getByRole('button', { name: 'Sign-in' }).click();
  await page.getByRole('button', { name: 'Continue' }).click();
  await expect(page.getByRole('heading', { name: 'You are not in an organization yet' })).toBeVisible();
};

test('any OpenID provider signs people in, refreshes their tokens and signs them out', async ({
  page,
  context,
}) => {
  await signInThere(page, 'ann');
  const before = await sessionCookies(context);
  expect(before.refreshToken).toBeTruthy();
  await letTokensExpire(context);
  await page.goto(`${muster.url}/account`);
  await expect(page.getByText('ann@other.example').first()).toBeVisible();
  // Within one second this provider's new id token is the old one, letter by letter; the clock was measured anew.
  expect(Number((await sessionCookies(context)).clockDrift)).toBeLessThan(60_000);
  await page.getByRole('main').getByRole('button', { name: 'Sign out', exact: true }).click();
  await page.getByRole('button', { name: 'Yes, sign me out' }).click();
  await expect(page.getByPlaceholder('Enter any login')).toBeVisible();
  expect(await sessionCookies(context)).toEqual({});
});

test('an outage of that provider keeps the session, and a start without it fails with one sentence', async ({
  page,
  context,
}) => {
  await signInThere(page, 'ben');
  await provider.stop();
  await letTokensExpire(context);
  await page.goto(`${muster.url}/account`);
  const again = page.getByRole('button', { name: /Try again|Retry/ }).first();
  await expect(again).toBeVisible();
  const settings = { OIDC_PROVIDER: 'oidc', OIDC_ISSUER: provider.issuer };
  await expect(openMuster(() => settings)).rejects.toThrow(
    /Muster didn't start\. The identity provider doesn't answer: http\S+ could not be read\./,
  );
  await provider.start();
  await again.click();
  await expect(page.getByText('ben@other.example').first()).toBeVisible();
});
