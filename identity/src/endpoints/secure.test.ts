import { expect, test } from 'vitest';
import { authorizeUrl, formBody, pkce } from '../../test/browser.ts';
import { MEMBER, testIdentity } from '../../test/identity.ts';
import { NEW_PASSWORD } from '../../test/sign-up.ts';

const identity = testIdentity(() => ({ issuer: 'https://id.muster.example' }));

test('where people come by https, every cookie is for https alone and no browser comes back by http', async () => {
  const here = `http://localhost:${identity.current.port}`;
  const newcomer = { email: 'ada@elsewhere.example', name: 'Ada', password: NEW_PASSWORD };
  const answers = [
    await fetch(authorizeUrl(here, pkce().challenge), { redirect: 'manual' }),
    await fetch(`${here}/sign-up`, { ...formBody(newcomer), redirect: 'manual' }),
  ];
  const link = new URL(await identity.current.passwordLink(MEMBER.email));
  const token = link.searchParams.get('token') ?? '';
  answers.push(await fetch(`${here}/set-password`, formBody({ token, password: NEW_PASSWORD })));
  for (const { headers } of answers) {
    expect(headers.get('strict-transport-security')).toBe('max-age=15552000');
    expect(headers.getSetCookie()).not.toEqual([]);
    for (const cookie of headers.getSetCookie()) {
      expect(cookie.toLowerCase()).toContain('; secure');
      expect(cookie.toLowerCase()).toContain('; httponly');
    }
  }
});
