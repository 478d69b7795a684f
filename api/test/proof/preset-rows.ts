import type { TestDatabase } from '../database.ts';
import { insertRow } from '../factories/insert-row.ts';

/** An organization's own preset: published once, with a draft of the same. */
export const makePreset = async (database: TestDatabase, org_id: string, mark: string): Promise<string> => {
  const id = await insertRow(database, 'presets', {
    ...{ domain: `/org/${org_id}`, kind: 'project', name: `${mark} quay`, description: `${mark} quays` },
  });
  await database.query(
    `insert into preset_revisions (preset_id, revision, status, payload, locked, note, published_at)
     select $1, r, (case r when 1 then 'published' else 'draft' end)::preset_revision_status, $2, '{/priority}', $3,
       case r when 1 then now() end from generate_series(1, 2) r`,
    [id, JSON.stringify({ priority: 'high', tags: [mark] }), `${mark} note`],
  );
  return id;
};
