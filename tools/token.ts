import { existsSync } from 'node:fs';
import pg from 'pg';
import { readConfig } from '#api/config.ts';
import { findPostgres } from '#api/embedded/postgres.ts';
import { issueToken } from '#identity/main.ts';

try {
  if (existsSync('.env')) process.loadEnvFile('.env');
  console.log(await token(process.argv[2]));
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}

/** An id token of one of our own provider's people, as if they had just signed in; the same settings as the server's. */
async function token(email: string | undefined): Promise<string> {
  if (!email) throw new Error('Whose token? npm run -s token -- manager@muster.example');
  const { embedded, DATABASE_URL, DATA_DIR, OIDC_ISSUER, OIDC_CLIENT_ID } = readConfig();
  if (!embedded.identity) throw new Error(`Tokens come from ${OIDC_ISSUER}: they can't be made here.`);
  const connectionString = DATABASE_URL ?? (await findPostgres(DATA_DIR));
  if (!connectionString)
    throw new Error(`No database runs for ${DATA_DIR}: start Muster first, with npm start.`);
  const pool = new pg.Pool({ connectionString, max: 1 });
  try {
    return await issueToken(pool, { issuer: OIDC_ISSUER, clientId: OIDC_CLIENT_ID }, email);
  } finally {
    await pool.end();
  }
}
