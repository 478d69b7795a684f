import { createHash } from 'node:crypto';
import { decodeJwt } from 'jose';
import { Pool } from 'pg';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { authorizeUrl, Browser, formBody, pkce } from '../test/browser.ts';
import { CLIENT_ID, MANAGER, REDIRECT_URI, testIdentity } from '../test/identity.ts';
import { exchangeCode, obtainCode, refresh, signIn } from '../test/sign-in.ts';

const identity = testIdentity();

/** Only the date moves; nothing waits. */
function passSeconds(seconds: number): void {
  vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + seconds * 1000 });
}

async function revokedGrants(): Promise<string[]> {
  const pool = new Pool({ connectionString: identity.databaseUrl, max: 1 });
  const { rows } = await pool.query<{ grant_id: string }>('select grant_id from idp.revoked_grants');
  await pool.end();
  return rows.map((row) => row.grant_id);
}

afterEach(() => {
  vi.useRealTimers();
});

describe('the authorize endpoint', () => {
  const open = (more: Record<string, string>) =>
    new Browser().open(authorizeUrl(identity.current.issuer, pkce().challenge, more));

  test('shows an error page for an address that is not registered', async () => {
    const { response } = await open({ redirect_uri: 'https://elsewhere.example/signin' });
    expect(response.status).toBe(400);
    expect(response.headers.get('location')).toBeNull();
    expect(await response.text()).toContain('This sign-in can’t go on');
  });

  test('shows an error page for an unknown client', async () => {
    const { response } = await open({ client_id: 'somebody-else' });
    expect(response.status).toBe(400);
  });

  test('sends the application the refusal of a provider that is not set up', async () => {
    const { url } = await open({ identity_provider: 'Google' });
    expect(url.startsWith(REDIRECT_URI)).toBe(true);
    expect(new URL(url).searchParams.get('error')).toBe('invalid_request');
  });

  test('requires PKCE with S256', async () => {
    const { url } = await open({ code_challenge_method: 'plain' });
    expect(new URL(url).searchParams.get('error')).toBe('invalid_request');
  });
});

describe('a code', () => {
  test('works once; using it again ends the sign-in', async () => {
    const { issuer } = identity.current;
    const { code, verifier } = await obtainCode(issuer);
    const first = await exchangeCode(issuer, code, verifier);
    expect(first.status).toBe(200);
    const second = await exchangeCode(issuer, code, verifier);
    expect(second).toMatchObject({ status: 400, tokens: { error: 'invalid_grant' } });
    expect((await refresh(issuer, first.tokens.refresh_token)).status).toBe(400);
  });

  test('works once even when it is sent twice at the same moment', async () => {
    const { issuer } = identity.current;
    const { code, verifier } = await obtainCode(issuer);
    const answers = await Promise.all([1, 2, 3].map(() => exchangeCode(issuer, code, verifier)));
    expect(answers.filter(({ status }) => status === 200).length).toBeLessThanOrEqual(1);
  });

  test('needs the verifier that its challenge was made from', async () => {
    const { issuer } = identity.current;
    const { code } = await obtainCode(issuer);
    const answer = await exchangeCode(issuer, code, pkce().verifier);
    expect(answer).toMatchObject({ status: 400, tokens: { error: 'invalid_grant' } });
  });

  test('expires after a minute', async () => {
    const { issuer } = identity.current;
    const { code, verifier } = await obtainCode(issuer);
    passSeconds(61);
    expect((await exchangeCode(issuer, code, verifier)).status).toBe(400);
  });
});

describe('a refresh token', () => {
  test('is exchanged for new tokens of the same grant', async () => {
    const { issuer } = identity.current;
    const first = await signIn(issuer);
    const { tokens } = await refresh(issuer, first.refresh_token);
    expect(tokens.refresh_token).not.toBe(first.refresh_token);
    const [before, after] = [decodeJwt(first.id_token), decodeJwt(tokens.id_token)];
    expect(after).toMatchObject({
      origin_jti: before.origin_jti,
      auth_time: before.auth_time,
      sub: MANAGER.sub,
    });
    expect(after.jti).not.toBe(before.jti);
    expect(Object.keys(after).sort()).toEqual(Object.keys(before).sort());
    const accesses = [first, tokens].map(({ access_token }) => Object.keys(decodeJwt(access_token)).sort());
    expect(accesses[1]).toEqual(accesses[0]);
  });

  test('that two tabs use together leaves both signed in, then and later', async () => {
    const { issuer } = identity.current;
    const { refresh_token } = await signIn(issuer);
    const together = await Promise.all([refresh(issuer, refresh_token), refresh(issuer, refresh_token)]);
    expect(together.map(({ status }) => status)).toEqual([200, 200]);
    passSeconds(3600);
    const later = await Promise.all(together.map(({ tokens }) => refresh(issuer, tokens.refresh_token)));
    expect(later.map(({ status }) => status)).toEqual([200, 200]);
  });

  test('goes on working for ten seconds after its first use', async () => {
    const { issuer } = identity.current;
    const { refresh_token, id_token } = await signIn(issuer);
    passSeconds(0);
    await refresh(issuer, refresh_token);
    passSeconds(9);
    const { status, tokens } = await refresh(issuer, refresh_token);
    expect(status).toBe(200);
    expect(decodeJwt(tokens.id_token).origin_jti).toBe(decodeJwt(id_token).origin_jti);
  });

  test('used again more than ten seconds after its first use ends the sign-in for everybody who holds it', async () => {
    const { issuer } = identity.current;
    const first = await signIn(issuer);
    const second = await refresh(issuer, first.refresh_token);
    passSeconds(11);
    expect(await refresh(issuer, first.refresh_token)).toMatchObject({
      status: 400,
      tokens: { error: 'invalid_grant' },
    });
    expect((await refresh(issuer, second.tokens.refresh_token)).status).toBe(400);
    vi.useRealTimers();
    expect(await revokedGrants()).toContain(decodeJwt(first.id_token).origin_jti);
  });

  test('lasts 30 days from the last refresh, again and again', async () => {
    const { issuer } = identity.current;
    let { refresh_token } = await signIn(issuer);
    for (const days of [29, 29, 29]) {
      passSeconds(days * 86_400);
      const { status, tokens } = await refresh(issuer, refresh_token);
      expect(status).toBe(200);
      refresh_token = tokens.refresh_token;
    }
    passSeconds(31 * 86_400);
    expect((await refresh(issuer, refresh_token)).status).toBe(400);
  });

  test('is stored as its SHA-256 only, and so are a code and the session at the provider', async () => {
    const { issuer } = identity.current;
    const browser = new Browser();
    const { refresh_token } = await signIn(issuer, browser);
    const { code } = await obtainCode(issuer, browser);
    const session = browser.cookies.get('muster_idp /')?.value ?? '';
    const pool = new Pool({ connectionString: identity.databaseUrl, max: 1 });
    const { rows } = await pool.query<{ kind: string; hash: string; row: string }>(
      "select kind, encode(id_hash, 'hex') as hash, artifacts::text as row from idp.artifacts",
    );
    await pool.end();
    for (const [kind, secret] of Object.entries({
      RefreshToken: refresh_token,
      AuthorizationCode: code,
      Session: session,
    })) {
      expect(rows.map(({ row }) => row).join()).not.toContain(secret);
      const hash = createHash('sha256').update(secret).digest('hex');
      expect(rows.find((row) => row.hash === hash)?.kind).toBe(kind);
    }
  });

  test('can be revoked, which leaves the other devices signed in', async () => {
    const { issuer } = identity.current;
    const [phone, laptop] = [await signIn(issuer), await signIn(issuer)];
    const response = await fetch(
      `${issuer}/oauth2/revoke`,
      formBody({ client_id: CLIENT_ID, token: phone.refresh_token }),
    );
    expect(response.status).toBe(200);
    expect((await refresh(issuer, phone.refresh_token)).status).toBe(400);
    expect((await refresh(issuer, laptop.refresh_token)).status).toBe(200);
    expect(await revokedGrants()).toContain(decodeJwt(phone.id_token).origin_jti);
    expect(await revokedGrants()).not.toContain(decodeJwt(laptop.id_token).origin_jti);
  });
});
