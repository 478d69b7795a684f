import { sql } from 'kysely';
import type { Database } from '../../../platform/postgres/database.ts';

interface Holding {
  readonly seq: number;
  readonly attachments: readonly string[];
}

/** Places of those records a file of which is gone, or isn't the one any more whose hash they hold; records without files cost nothing. */
export const listLostFiles = async (
  db: Database,
  { organization, project }: { readonly organization: string; readonly project: string },
  records: readonly Holding[],
): Promise<ReadonlySet<number>> => {
  const holding = records.filter(({ attachments }) => attachments.length > 0).map(({ seq }) => seq);
  if (holding.length === 0) return new Set();
  const { rows } = await sql<{ seq: number }>`
    select r.seq from ops_log r
    where r.org_id = ${organization} and r.project_id = ${project} and r.seq = any (${holding}::bigint[]) and exists (
      select from unnest(r.attachments) as held (hash) where not exists (
        select from attachments a where a.org_id = r.org_id and a.ops_log_id = r.id and a.sha256 = held.hash))`.execute(
    db,
  );
  return new Set(rows.map(({ seq }) => seq));
};
