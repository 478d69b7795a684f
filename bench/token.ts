import pg from 'pg';
import { issueToken } from '../identity/src/main.ts';

/** An id token of a demo account, fresh for 15 minutes. */
export const mintToken = async (databaseUrl: string, issuer: string, email: string): Promise<string> => {
  const pool = new pg.Pool({ connectionString: databaseUrl, max: 1 });
  try {
    return await issueToken(pool, { issuer, clientId: 'muster' }, email);
  } finally {
    await pool.end();
  }
};
