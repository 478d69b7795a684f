import { createHash } from 'node:crypto';
import type { TestDatabase } from '../database.ts';
import { insertRow } from './insert-row.ts';

const CONTENT = Buffer.from('a picture');
/** What the bytes of such a picture hash to. */
export const CONTENT_HASH = createHash('sha256').update(CONTENT).digest('hex');

/** A small picture on a project: it hangs on a comment, unless that is said to be none. */
export const makeAttachment = async (
  database: TestDatabase,
  org_id: string,
  fields: Readonly<Record<string, unknown>>,
): Promise<string> => {
  const attachment_id = await insertRow(database, 'attachments', {
    ...{ org_id, file_name: 'gate.png', kind: 'png', bytes: CONTENT.length, width: 3, height: 2 },
    ...{ sha256: CONTENT_HASH, thumbnail: CONTENT, ...fields },
  });
  await database.query(
    'insert into attachment_pieces (org_id, attachment_id, piece, content) values ($1, $2, 0, $3)',
    [org_id, attachment_id, CONTENT],
  );
  return attachment_id;
};
