import type { BrowserContext } from '@playwright/test';

const SESSION = /^CognitoIdentityServiceProvider\./;

/** The session's cookies by the last part of their names, as the browser holds them. */
export const sessionCookies = async (context: BrowserContext): Promise<Record<string, string>> => {
  const cookies = (await context.cookies()).filter(({ name }) => SESSION.test(name));
  return Object.fromEntries(cookies.map(({ name, value }) => [name.split('.').at(-1) ?? name, value]));
};

/** Makes every page of the browser believe that its tokens have expired; the refresh token stays good. */
export const letTokensExpire = async (context: BrowserContext): Promise<void> => {
  const drift = (await context.cookies()).find(({ name }) => name.endsWith('.clockDrift'));
  if (!drift) throw new Error('Nobody is signed in.');
  await context.addCookies([{ ...drift, value: String(3_600_000) }]);
};

/** Takes the session away, as its end elsewhere does; the provider still knows the person. */
export const dropSession = (context: BrowserContext): Promise<void> =>
  context.clearCookies({ name: SESSION });
