import type pg from 'pg';
import { readFile } from '../../features/attachments/reading/read-file.ts';
import { DEMO_ACCOUNTS } from '../demo/accounts.ts';
import { insert } from '../demo/insert.ts';
import { idOf } from '../demo/random.ts';
import { gateOpenings, gatePicture } from './gate-files.ts';

const ORGANIZATION = 'northgate';

/** What files hang on. */
type Place = { readonly comment_id: string } | { readonly ops_log_id: string };

/** Something that carries files: where it was said, by whom and when. */
interface Carrying {
  readonly project: string;
  readonly by: string;
  readonly at: Date;
}

/** A file as somebody chose it. */
interface Chosen {
  readonly name: string;
  readonly bytes: Buffer;
}

/** Files of the demo, looked into as everybody's are; `carrier` is what their ids are made of. */
export const readFiles = (carrier: string, chosen: readonly Chosen[]) => {
  // Files stand in the order of their ids, as they were chosen.
  const ids = chosen.map((_, place) => idOf(ORGANIZATION, 'attachment', carrier, `${place}`)).sort();
  return Promise.all(
    chosen.map(async (one, place) => ({
      id: ids[place] ?? '',
      ...(await readFile(one)),
    })),
  );
};

/** Files that were looked into. */
export type ReadFiles = Awaited<ReturnType<typeof readFiles>>;

/** Hangs files on something that is there. */
export const hangFiles = async (
  client: pg.Client,
  files: ReadFiles,
  { project, by, at, ...place }: Carrying & Place,
): Promise<void> => {
  const sub = DEMO_ACCOUNTS.find(({ name }) => name === by)?.sub ?? idOf(ORGANIZATION, by, 'sub');
  await insert(
    client,
    'attachments',
    files.map(({ id, name, kind, content, sha256, picture }) => ({
      ...{ org_id: idOf(ORGANIZATION), id, version: 2, project_id: project, ...place },
      ...{ file_name: name, kind, sha256, bytes: content.length, stored_in: 'database' },
      ...{ width: picture?.width ?? null, height: picture?.height ?? null },
      thumbnail: picture ? hex(picture.thumbnail) : null,
      ...{ created_at: at.toISOString(), created_by: sub, updated_at: at.toISOString() },
    })),
  );
  await insert(
    client,
    'attachment_pieces',
    files.map(({ id, content }) => ({
      ...{ org_id: idOf(ORGANIZATION), attachment_id: id, piece: 0, content: hex(content) },
    })),
  );
};

/** Hangs a picture and a list on a comment of the demo; `comment` is what `seedComments` made its id of. */
export const seedFiles = async (
  client: pg.Client,
  { comment, ...said }: Carrying & { readonly comment: string },
): Promise<void> => {
  const files = await readFiles(comment, [
    { name: 'gate-3-barrier.png', bytes: await gatePicture() },
    { name: 'gate-3-openings.csv', bytes: gateOpenings(said.at) },
  ]);
  await hangFiles(client, files, { ...said, comment_id: comment });
};

const hex = (bytes: Buffer): string => `\\x${bytes.toString('hex')}`;
