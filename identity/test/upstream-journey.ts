import { Pool } from 'pg';
import { afterAll, afterEach, beforeAll } from 'vitest';
import { type Identity, type IdentityOptions, startIdentity, type UpstreamOptions } from '../src/main.ts';
import { authorizeUrl, Browser, pkce } from './browser.ts';
import { createDatabase } from './database.ts';
import { MANAGER, PASSWORD, testOptions } from './identity.ts';
import { APPLE_KEY, startUpstream, type TestUpstream, UPSTREAM_CLIENT, UPSTREAM_SECRET } from './upstream.ts';

export type Name = UpstreamOptions['name'];
export const NAMES: Name[] = ['Google', 'Facebook', 'LoginWithAmazon', 'SignInWithApple'];

/** All four, and one server standing for each of them. */
export function registrations(issuer: string): UpstreamOptions[] {
  const common = { clientId: UPSTREAM_CLIENT, issuer };
  return NAMES.map((name) =>
    name === 'SignInWithApple'
      ? { ...common, ...APPLE_KEY, name }
      : { ...common, name, clientSecret: UPSTREAM_SECRET },
  );
}

/** Our provider with the manager in it, another provider that it sends people to, and both their secrets. */
export function testUpstreams(more: Partial<IdentityOptions> = {}) {
  let started: { identity: Identity; upstream: TestUpstream; pool: Pool; drop(): Promise<void> } | undefined;
  const running = () => {
    if (!started) throw new Error('the providers run only during tests');
    return started;
  };
  beforeAll(async () => {
    const database = await createDatabase();
    const upstream = await startUpstream();
    const options = { ...testOptions(database.url), upstreams: registrations(upstream.issuer), ...more };
    const identity = await startIdentity(options);
    await identity.ensureUser({ ...MANAGER, password: PASSWORD });
    await upstream.register(`${identity.issuer}/upstream/callback`);
    const pool = new Pool({ connectionString: database.url, max: 1 });
    started = { identity, upstream, pool, drop: database.drop };
  });
  afterEach(() => running().upstream.reset());
  afterAll(async () => {
    const { identity, upstream, pool, drop } = running();
    upstream.close();
    await identity.close();
    await pool.end();
    await drop();
  });
  return {
    get issuer() {
      return running().identity.issuer;
    },
    get upstream() {
      return running().upstream;
    },
    async rows(query: string): Promise<Record<string, unknown>[]> {
      return (await running().pool.query(query)).rows;
    },
  };
}

/** What brings a browser back to us from the other provider. */
export interface Back {
  url: string;
  /** Where its page posts a form, as Apple's does. */
  form?: URLSearchParams;
}

/** At the other provider, from its authorize endpoint to the last thing that it tells the browser. */
export async function visitUpstream(url: string): Promise<Back> {
  const { url: end, response } = await new Browser().open(url);
  if (new URL(end).origin !== new URL(url).origin) return { url: end };
  const page = await response.text();
  const attribute = (tag: string, name: string) => new RegExp(`${name}="([^"]*)"`).exec(tag)?.[1] ?? '';
  const form = new URLSearchParams();
  for (const [field] of page.matchAll(/<input[^>]*type="hidden"[^>]*>/g)) {
    form.append(attribute(field, 'name'), attribute(field, 'value'));
  }
  const [tag = ''] = /<form[^>]*>/.exec(page) ?? [];
  return { url: attribute(tag, 'action'), form };
}

/** A form posted from another site carries no cookie; the redirect that answers it is followed with them. */
export async function comeBack(browser: Browser, { url, form }: Back) {
  if (!form) return browser.open(url);
  const response = await fetch(url, { method: 'POST', body: form, redirect: 'manual' });
  return browser.open(new URL(response.headers.get('location') ?? '', url).href);
}

/** From the application to the door of the other provider. */
export async function leave(issuer: string, name: Name, browser = new Browser()) {
  const { verifier, challenge } = pkce();
  const { url } = await browser.open(authorizeUrl(issuer, challenge, { identity_provider: name }));
  return { browser, verifier, url };
}

/** The whole way, to the application or to the page that says why not. */
export async function signInThrough(issuer: string, name: Name, browser = new Browser()) {
  const { verifier, url } = await leave(issuer, name, browser);
  const back = await visitUpstream(url);
  const { url: end, response } = await comeBack(browser, back);
  const code = new URL(end).searchParams.get('code') ?? '';
  return { browser, back, end, response, code, verifier };
}
