import type { TestDatabase } from '../database.ts';
import { insertRow } from '../factories/insert-row.ts';

/** An organization's own presets, of projects, ops-logs and rosters; the shown project and every template are made from them. */
export const makePresets = async (database: TestDatabase, org_id: string, mark: string) => {
  const preset = await makePreset(database, { org_id, mark, kind: 'project' }, '/priority', {
    ...{ priority: 'high', tags: [mark, 'quay'] },
  });
  const opsPreset = await makePreset(database, { org_id, mark, kind: 'ops_log' }, '/type', {
    ...{ type: 'note', title: 'Round', body: `${mark} gate` },
  });
  const rosterPreset = await makePreset(database, { org_id, mark, kind: 'roster' }, '/span', {
    span: 'week',
    shifts: [
      {
        ...{ weekday: 1, start: '22:00', end: '06:00', break_min: 0, headcount: 1, skills: [], note: mark },
        ...{ site: null, role: `${mark} watch`, service_code: null },
      },
    ],
  });
  // Without triggers: a first version is what the matrix says that it has seen.
  await database.query(
    `begin; set local session_replication_role = replica;
     update projects set preset_id = '${preset}', preset_revision = 1 where org_id = '${org_id}' and name = '${mark} harbour';
     update ops_log_templates set preset_id = '${opsPreset}', preset_revision = 1 where org_id = '${org_id}';
     update roster_templates set preset_id = '${rosterPreset}', preset_revision = 1 where org_id = '${org_id}'; commit`,
  );
  return { preset, opsPreset, rosterPreset };
};

interface Whose {
  readonly org_id: string;
  readonly mark: string;
  readonly kind: string;
}

/** Published once, with a draft of the same. */
export const makePreset = async (
  database: TestDatabase,
  { org_id, mark, kind }: Whose,
  locked: string,
  payload: object,
): Promise<string> => {
  const id = await insertRow(database, 'presets', {
    ...{ domain: `/org/${org_id}`, kind, name: `${mark} quay`, description: `${mark} quays` },
  });
  await database.query(
    `insert into preset_revisions (preset_id, revision, status, payload, locked, note, published_at)
     select $1, r, (case r when 1 then 'published' else 'draft' end)::preset_revision_status, $2, array[$4], $3,
       case r when 1 then now() end from generate_series(1, 2) r`,
    [id, JSON.stringify(payload), `${mark} note`, locked],
  );
  return id;
};
