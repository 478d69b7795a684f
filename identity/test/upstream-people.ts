import { decodeJwt } from 'jose';
import { MANAGER } from './identity.ts';
import { exchangeCode } from './sign-in.ts';
import { type Name, signInThrough, type testUpstreams } from './upstream-journey.ts';

/** People at the other provider and their accounts with us. */
export function peopleAt(providers: ReturnType<typeof testUpstreams>) {
  const { rows } = providers;
  return {
    /** Who is signed in there. */
    present(at: { sub: string; email?: string; email_verified?: boolean; name?: string }) {
      providers.upstream.behaviour.account = at;
    },
    /** Who comes out at the application. */
    async personThrough(name: Name) {
      const { code, verifier } = await signInThrough(providers.issuer, name);
      const { tokens } = await exchangeCode(providers.issuer, code, verifier);
      return { ...decodeJwt(tokens.id_token), refreshToken: tokens.refresh_token };
    },
    /** Stops at our page, which wants a proof first. */
    async askedToSignIn(name: Name) {
      const { browser, end, response } = await signInThrough(providers.issuer, name);
      return { browser, url: end, status: response.status, text: await response.text() };
    },
    /** What signs the person in at other providers. */
    async subjectsOf(sub: string) {
      const found = await rows(`select subject from idp.upstream_identities where user_sub = '${sub}'`);
      return found.map(({ subject }) => subject);
    },
    /** Somebody with the manager's password. */
    async addAccount(email: string, email_verified: boolean) {
      const sub = `user-${email}`;
      await rows(
        `insert into idp.users (sub, email, email_verified, name, password_hash)
         select '${sub}', '${email}', ${email_verified}, 'Somebody', password_hash from idp.users
         where email = '${MANAGER.email}'`,
      );
      return { sub, email };
    },
    /** An authenticator app that nobody can read, confirmed. */
    async addAuthenticator(sub: string) {
      await rows(`insert into idp.sealing_keys (secret) values ('x')`);
      await rows(`insert into idp.authenticators (user_sub, sealed_secret, key_id, created_at, confirmed_at)
        select '${sub}', 'x', max(id), now(), now() from idp.sealing_keys`);
    },
    async addPasskey(sub: string) {
      await rows(`insert into idp.passkeys
          (credential_id, user_sub, name, public_key, counter, transports, created_at)
        values ('planted', '${sub}', 'x', 'x', 0, '{}', now())`);
    },
  };
}
