import type pg from 'pg';
import { readFile } from '../../features/attachments/reading/read-file.ts';
import { DEMO_ACCOUNTS } from '../demo/accounts.ts';
import { insert } from '../demo/insert.ts';
import { idOf } from '../demo/random.ts';
import { gateOpenings, gatePicture } from './gate-files.ts';

const ORGANIZATION = 'northgate';

/** A comment that carries files, by what `seedComments` made its id of. */
export interface Carrying {
  readonly comment: string;
  readonly project: string;
  readonly by: string;
  readonly at: Date;
}

/** Hangs a picture and a list on a comment of the demo, looked into as everybody's files are. */
export const seedFiles = async (client: pg.Client, { comment, project, by, at }: Carrying): Promise<void> => {
  const sent = [
    { name: 'gate-3-barrier.png', bytes: await gatePicture() },
    { name: 'gate-3-openings.csv', bytes: gateOpenings(at) },
  ];
  // Files stand in the order of their ids, as they were chosen.
  const ids = sent.map((_, place) => idOf(ORGANIZATION, 'attachment', comment, `${place}`)).sort();
  const files = await Promise.all(
    sent.map(async (one, place) => ({
      id: ids[place] ?? '',
      ...(await readFile(one)),
    })),
  );
  await insert(
    client,
    'attachments',
    files.map(({ id, name, kind, content, sha256, picture }) => ({
      ...{ org_id: idOf(ORGANIZATION), id, version: 2, project_id: project, comment_id: comment },
      ...{ file_name: name, kind, sha256, bytes: content.length, stored_in: 'database' },
      ...{ width: picture?.width ?? null, height: picture?.height ?? null },
      thumbnail: picture ? hex(picture.thumbnail) : null,
      ...{ created_at: at.toISOString(), created_by: DEMO_ACCOUNTS.find(({ name: own }) => own === by)?.sub },
      updated_at: at.toISOString(),
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

const hex = (bytes: Buffer): string => `\\x${bytes.toString('hex')}`;
