import { vi } from 'vitest';

export const CALLBACK = 'https://id.muster.example/upstream/callback';
export const SECRETS = { state: 'the-state', nonce: 'the-nonce', codeVerifier: 'v'.repeat(43) };
export const ANSWER = new URLSearchParams({ code: 'the-code', state: 'the-state' });

/** A request of ours. */
export interface Sent {
  url: URL;
  method: string;
  headers: Headers;
  body: Record<string, string>;
}

/** The servers of a provider in place of the network, answering as it documents. */
export function answering(answers: Record<string, { status?: number; body: object }>): Sent[] {
  const sent: Sent[] = [];
  vi.stubGlobal('fetch', async (address: string, init: RequestInit) => {
    const url = new URL(address);
    const body = Object.fromEntries(new URLSearchParams(String(init.body ?? '')));
    sent.push({ url, method: init.method ?? 'GET', headers: new Headers(init.headers), body });
    const { status = 200, body: answer } = answers[`${url.origin}${url.pathname}`] ?? {
      status: 404,
      body: {},
    };
    return Response.json(answer, { status });
  });
  return sent;
}
