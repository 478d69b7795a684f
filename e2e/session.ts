import { createHash, randomBytes } from 'node:crypto';
import type { APIRequestContext, BrowserContext, Page } from '@playwright/test';

interface Settings {
  readonly issuer: string;
  readonly clientId: string;
  readonly publicUrl: string;
}

interface Tokens {
  readonly access_token: string;
  readonly id_token: string;
  readonly refresh_token: string;
}

interface Account {
  readonly email: string;
  readonly password: string;
}

/** For as long as the application keeps a session: it outlives the browser. */
const YEAR_S = 365 * 24 * 60 * 60;

/** Whom the browser of a page asks as, without drawing anything; what it is given it keeps. */
const requestOf = (page: Page): APIRequestContext => page.context().request;

const bodyOf = async <Body>(answer: Awaited<ReturnType<APIRequestContext['get']>>): Promise<Body> => {
  if (!answer.ok()) throw new Error(`${answer.url()} answered ${answer.status()}: ${await answer.text()}`);
  return JSON.parse(await answer.text());
};

/**
 * Gives a browser somebody's session as the hosted page and the application would, asking the provider the same questions, but
 * drawing neither: for journeys that aren't about signing in. Each has a session of its own, since refresh tokens change hands.
 */
export async function giveSession(page: Page, account: Account): Promise<void> {
  const application = process.env.MUSTER_URL ?? '';
  const settings = await bodyOf<Settings>(await requestOf(page).get(`${application}/config.json`));
  const tokens = await obtainTokens(requestOf(page), settings, account);
  await keepTokens(page.context(), settings, tokens);
  // Any address of the application that draws nothing: what is kept beside the cookies belongs to its origin.
  await page.goto(`${application}/livez`);
  await page.evaluate(
    ([key = '']) => localStorage.setItem(key, 'true,false'),
    [`CognitoIdentityServiceProvider.${settings.clientId}.oauthSignIn`],
  );
}

async function obtainTokens(
  request: APIRequestContext,
  { issuer, clientId: client_id, publicUrl }: Settings,
  { email, password }: Account,
): Promise<Tokens> {
  const redirect_uri = `${publicUrl}/signin`;
  const code_verifier = randomBytes(64).toString('base64url');
  const form = await request.get(`${issuer}/oauth2/authorize`, {
    params: {
      ...{ redirect_uri, client_id, response_type: 'code', identity_provider: 'COGNITO' },
      ...{ scope: 'email openid profile aws.cognito.signin.user.admin', state: 'journey' },
      code_challenge: createHash('sha256').update(code_verifier).digest('base64url'),
      code_challenge_method: 'S256',
    },
  });
  const arrived = await request.post(form.url(), { form: { email, password } });
  const code = new URL(arrived.url()).searchParams.get('code');
  if (!code) throw new Error(`The provider let ${email} not in: ${arrived.url()}`);
  return bodyOf<Tokens>(
    await request.post(`${issuer}/oauth2/token`, {
      form: { grant_type: 'authorization_code', client_id, code, code_verifier, redirect_uri },
    }),
  );
}

async function keepTokens(
  context: BrowserContext,
  { clientId, publicUrl }: Settings,
  { access_token: accessToken, id_token: idToken, refresh_token: refreshToken }: Tokens,
): Promise<void> {
  const { sub }: { sub: string } = JSON.parse(
    Buffer.from(idToken.split('.')[1] ?? '', 'base64url').toString(),
  );
  const prefix = `CognitoIdentityServiceProvider.${clientId}`;
  const oauthMetadata = '{%22oauthSignIn%22:true}';
  const kept = Object.entries({ accessToken, idToken, refreshToken, clockDrift: '0', oauthMetadata });
  await context.addCookies(
    [...kept.map(([key, value]) => [`${sub}.${key}`, value] as const), ['LastAuthUser', sub] as const].map(
      ([name, value]) => ({
        ...{ name: `${prefix}.${name}`, value, url: publicUrl },
        ...{ expires: Date.now() / 1000 + YEAR_S, secure: true, sameSite: 'Strict' as const },
      }),
    ),
  );
}
