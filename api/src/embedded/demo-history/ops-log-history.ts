import type pg from 'pg';
import { insert } from '../demo/insert.ts';
import { idOf } from '../demo/random.ts';
import type { Happening, Stage } from './happening.ts';
import type { DemoEntry } from './logged.ts';
import { CONCERTS, MALL } from './logged-elsewhere.ts';
import { HARBOUR_BEFORE } from './logged-harbour.ts';
import { HARBOUR_LATELY } from './logged-lately.ts';
import { recordsOf } from './ops-log-records.ts';

const LOGS = {
  northgate: { 'HRB-204': [...HARBOUR_BEFORE, ...HARBOUR_LATELY], 'QML-118': MALL },
  kestrel: { 'LIF-026': CONCERTS },
} as const;

/**
 * Writes the demo's ops-logs through the database's own chain, in the order in which things were written down, and tells of each
 * record with its place and hash. The clock of the recordings is the demo's: only who owns the database may say it.
 */
export const opsLogHistoryOf = async (client: pg.Client, stage: Stage): Promise<Happening[]> => {
  const told: Happening[] = [];
  for (const [project, entries] of Object.entries(LOGS[stage.company.slug]))
    told.push(...(await writeLog(client, stage, project, entries)));
  return told;
};

const writeLog = async (
  client: pg.Client,
  stage: Stage,
  project: string,
  entries: readonly DemoEntry[],
): Promise<Happening[]> => {
  const { slug } = stage.company;
  const place = { org_id: idOf(slug), project_id: idOf(slug, project) };
  const said = entries
    .flatMap((entry, at) => recordsOf(stage, project, entry, at))
    .filter(({ at }) => at <= stage.now)
    .sort((one, other) => one.at.getTime() - other.at.getTime());
  const places = new Map(said.map(({ row }, at) => [row.id, at + 1]));
  await insert(
    client,
    'ops_log',
    said.map(({ row, entry }) => ({
      ...{ ...row, ...place, about: row.kind === 'entry' ? null : places.get(entry) },
    })),
  );
  const chained = await client.query<{ id: string; seq: number; hash: string }>(
    "select id, seq::int, encode(hash, 'hex') as hash from ops_log where org_id = $1 and project_id = $2",
    [place.org_id, place.project_id],
  );
  const links = new Map(chained.rows.map(({ id, seq, hash }) => [id, { record: id, sequence: seq, hash }]));
  return said.map(
    ({ at, by, type, entry, changes, row }): Happening => ({
      ...{ at, by, type, changes, subject: ['ops_log_entry', entry], project: place.project_id },
      data: { ...links.get(String(row.id)) },
    }),
  );
};
