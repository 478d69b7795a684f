import { createHash, randomBytes } from 'node:crypto';
import { CLIENT_ID, REDIRECT_URI } from './identity.ts';

/** A person's browser as far as HTTP goes: cookies by path, redirects followed one at a time. */
export class Browser {
  readonly cookies = new Map<string, { value: string; path: string }>();
  readonly #userAgent: string;

  constructor(userAgent = 'test') {
    this.#userAgent = userAgent;
  }

  async request(url: string, init: RequestInit = {}): Promise<Response> {
    const headers = new Headers({ 'user-agent': this.#userAgent });
    new Headers(init.headers).forEach((value, name) => {
      headers.set(name, value);
    });
    const { pathname } = new URL(url);
    const sent = [...this.cookies].filter(([, { path }]) => pathname.startsWith(path));
    if (sent.length > 0) {
      headers.set('cookie', sent.map(([key, { value }]) => `${nameOf(key)}=${value}`).join('; '));
    }
    const response = await fetch(url, { ...init, headers, redirect: 'manual' });
    for (const cookie of response.headers.getSetCookie()) this.#keep(cookie);
    return response;
  }

  /** Follows redirects within the provider; stops at a page or at an address of the application. */
  async open(url: string, init?: RequestInit): Promise<{ url: string; response: Response }> {
    const response = await this.request(url, init);
    const location = response.headers.get('location');
    if (!location) return { url, response };
    const next = new URL(location, url);
    if (next.origin !== new URL(url).origin) return { url: next.href, response };
    return this.open(next.href);
  }

  #keep(header: string): void {
    const [pair = '', ...attributes] = header.split('; ');
    const [name = '', value = ''] = pair.split('=');
    const path = attributes.find((attribute) => attribute.toLowerCase().startsWith('path='))?.slice(5) ?? '/';
    if (value === '') this.cookies.delete(`${name} ${path}`);
    else this.cookies.set(`${name} ${path}`, { value, path });
  }
}

const nameOf = (key: string) => key.split(' ')[0];

export function pkce() {
  const verifier = randomBytes(64).toString('base64url');
  return { verifier, challenge: createHash('sha256').update(verifier).digest('base64url') };
}

/** The address of the authorize endpoint as the application builds it. */
export function authorizeUrl(issuer: string, challenge: string, more: Record<string, string> = {}): string {
  const query = new URLSearchParams({
    redirect_uri: REDIRECT_URI,
    response_type: 'code',
    client_id: CLIENT_ID,
    identity_provider: 'COGNITO',
    scope: 'email openid profile aws.cognito.signin.user.admin',
    state: 'the-state',
    code_challenge: challenge,
    code_challenge_method: 'S256',
    ...more,
  });
  return `${issuer}/oauth2/authorize?${query}`;
}

export function formBody(fields: Record<string, string>): RequestInit {
  return { method: 'POST', body: new URLSearchParams(fields) };
}
