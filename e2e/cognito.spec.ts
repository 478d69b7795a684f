import { expect, test } from './journey.ts';
import { openMuster, type RunningMuster } from './muster.ts';
import { fillSignIn, PASSWORD } from './people.ts';
import { letTokensExpire, sessionCookies } from './session-cookies.ts';

const POOL = 'us-east-1:6d2c1f2e-0000-4000-8000-000000000001';

let pool: RunningMuster;
let muster: RunningMuster;

test.beforeAll(async () => {
  muster = await openMuster(async (url) => {
    // The provider of another Muster stands for the user pool: its endpoints are held to Amazon's own clients.
    pool = await openMuster(() => ({ PUBLIC_URL: url, IDENTITY_POOL_ID: POOL, ALLOW_GUEST_ACCESS: 'true' }));
    return {
      OIDC_PROVIDER: 'cognito',
      OIDC_ISSUER: pool.identityUrl,
      COGNITO_DOMAIN: pool.identityUrl,
      COGNITO_ENDPOINT: pool.identityUrl,
      COGNITO_USER_POOL_ID: 'us-east-1_Journey',
      IDENTITY_POOL_ID: POOL,
      ALLOW_GUEST_ACCESS: 'true',
      ADMIN_EMAIL: 'admin@muster.example',
    };
  });
});
test.afterAll(async () => {
  await muster.stop();
  await pool.stop();
});

test('a Cognito user pool signs people in, refreshes and revokes, through its own domain and endpoint', async ({
  page,
  context,
}) => {
  const calls: string[] = [];
  context.on('request', (request) => {
    const target = request.headers()['x-amz-target'];
    if (target) calls.push(target);
  });
  await page.goto(muster.url);
  await fillSignIn(page, 'admin', PASSWORD);
  await expect(page.getByRole('main')).toBeVisible();
  await page.goto(`${muster.url}/account`);
  await expect(page.getByText('admin@muster.example').first()).toBeVisible();
  const before = await sessionCookies(context);
  await letTokensExpire(context);
  await page.reload();
  await expect(page.getByText('admin@muster.example').first()).toBeVisible();
  expect((await sessionCookies(context)).idToken).not.toBe(before.idToken);
  await page.getByRole('main').getByRole('button', { name: 'Sign out', exact: true }).click();
  await expect(page.getByLabel('Email', { exact: true })).toBeVisible();
  expect(calls).toContain('AWSCognitoIdentityProviderService.RevokeToken');
  expect(await sessionCookies(context)).toEqual({});
});
