import pg from 'pg';
import { type Identity, startIdentity } from '#identity/main.ts';
import type { Config } from './config.ts';
import { DEMO_ACCOUNTS, DEMO_PASSWORD } from './embedded/demo/accounts.ts';

/** Starts the embedded identity provider beside the API, on its own port. */
export const startEmbeddedIdentity = async (config: Config, databaseUrl: string): Promise<Identity> => {
  const accounts = DEMO_ACCOUNTS.map(({ email, name, role }) => ({ email, name, role }));
  const identity = await startIdentity({
    port: config.IDENTITY_PORT,
    issuer: config.OIDC_ISSUER,
    databaseUrl,
    clientId: config.OIDC_CLIENT_ID,
    redirectUris: [`${config.PUBLIC_URL}/signin`],
    logoutUris: [`${config.PUBLIC_URL}/signin`, `${config.PUBLIC_URL}/`],
    applicationOrigins: [new URL(config.PUBLIC_URL).origin],
    demo: config.DEMO ? { accounts, password: DEMO_PASSWORD } : null,
    identityPool: config.IDENTITY_POOL_ID
      ? { id: config.IDENTITY_POOL_ID, guestAllowed: config.ALLOW_GUEST_ACCESS }
      : null,
    mail: config.SMTP_URL ? { url: config.SMTP_URL, from: config.MAIL_FROM } : null,
    trustProxy: config.TRUST_PROXY,
    requestsPerMinute: config.REQUESTS_PER_MINUTE,
    upstreams: config.upstreams,
  });
  await letApplicationUse(databaseUrl);
  return identity;
};

/** All that the application may see and do of the provider: which tokens are void, and a person's own sign-ins. */
const GRANTS = `select pg_advisory_xact_lock(5417003);
  grant usage on schema idp to muster_app;
  grant select on idp.revoked_grants, idp.token_keys to muster_app;
  grant execute on function idp.sessions_of(text), idp.end_session(text, text), idp.end_other_sessions(text, text),
    idp.end_all_sessions(text), idp.delete_account(text) to muster_app`;

/** Lets the application's role use that part of a provider that has been started on this database. */
export const letApplicationUse = async (databaseUrl: string): Promise<void> => {
  const client = new pg.Client({ connectionString: databaseUrl });
  await client.connect();
  try {
    await client.query(GRANTS);
  } finally {
    await client.end();
  }
};
