import type pg from 'pg';
import { insert } from '../demo/insert.ts';
import { idOf } from '../demo/random.ts';
import type { Happening, Stage } from './happening.ts';
import { LOG_PICTURES } from './log-pictures.ts';
import type { DemoEntry } from './logged.ts';
import { CONCERTS, MALL } from './logged-elsewhere.ts';
import { HARBOUR_BEFORE } from './logged-harbour.ts';
import { HARBOUR_LATELY } from './logged-lately.ts';
import { recordsOf } from './ops-log-records.ts';
import { hangFiles, type ReadFiles, readFiles } from './seed-files.ts';

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
  const carrying = await carryingOf(said);
  await insert(
    client,
    'ops_log',
    said.map(({ row, entry }) => ({
      ...{
        ...row,
        ...place,
        attachments: carrying.get(String(row.id))?.map(({ sha256 }) => sha256) ?? [],
        about: row.kind === 'entry' ? null : places.get(entry),
      },
    })),
  );
  for (const { at, by, entry, picture } of said) {
    const files = picture && carrying.get(entry);
    if (files) await hangFiles(client, files, { project: place.project_id, by, at, ops_log_id: entry });
  }
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

/** What goes with entries, by their ids: looked into before, since the chain holds what it hashes to. */
const carryingOf = async (
  said: readonly Pick<ReturnType<typeof recordsOf>[number], 'entry' | 'picture'>[],
): Promise<ReadonlyMap<string, ReadFiles>> => {
  const read = new Map<string, ReadFiles>();
  for (const { entry, picture: name } of said)
    if (name) read.set(entry, await readFiles(entry, [{ name, bytes: await LOG_PICTURES[name]() }]));
  return read;
};
