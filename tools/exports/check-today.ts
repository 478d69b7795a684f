import { sql } from 'kysely';
import { kyselyOf, openPool } from '#api/platform/postgres/connections.ts';
import type { ExportManifest } from '#contract/ops-log/export-file.ts';
import { Wrong } from './opened.ts';

/** Whether the chain of today still has what the export ends with, and where the chain ended then. Throws {@link Wrong} where it doesn't. */
export const checkToday = async (url: string, manifest: ExportManifest): Promise<void> => {
  const { organization, project, last, head } = manifest;
  const pool = openPool(url, 1, 'verify-export');
  try {
    const client = await pool.connect();
    try {
      const { rows } = await sql<{ sequence: number; hash: string }>`
        select seq as sequence, encode(hash, 'hex') as hash from ops_log
        where org_id = ${organization.id} and project_id = ${project.id} and seq in (${last.sequence}, ${head.sequence})`.execute(
        kyselyOf(client),
      );
      for (const place of [last, head]) {
        const found = rows.find(({ sequence }) => sequence === place.sequence);
        if (!found) throw new Wrong(`Record ${place.sequence} isn’t in the database any more.`);
        if (found.hash !== place.hash)
          throw new Wrong(`Record ${place.sequence} has another hash in the database: ${found.hash}.`);
      }
    } finally {
      client.release(true);
    }
  } finally {
    await pool.end();
  }
};
