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
  });
  await letApiReadRevocations(databaseUrl);
  return identity;
};

/** The API refuses tokens of ended grants, and that one view is all it may see of the provider. */
const letApiReadRevocations = async (databaseUrl: string): Promise<void> => {
  const client = new pg.Client({ connectionString: databaseUrl });
  await client.connect();
  try {
    await client.query(
      'grant usage on schema idp to muster_app; grant select on idp.revoked_grants to muster_app',
    );
  } finally {
    await client.end();
  }
};
