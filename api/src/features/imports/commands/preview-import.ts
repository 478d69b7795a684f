import { createHash } from 'node:crypto';
import type { Context, UploadedFile } from '../../../platform/context.ts';
import type { DateOrder } from '../../../platform/files/dates.ts';
import { findOwnPreview } from '../queries/imports.ts';
import { previewOf } from '../queries/preview.ts';
import { readInBackground } from '../reading/read-in-background.ts';

/**
 * Reads a file, compares it with our data and keeps both file and preview; returns the import's id. Nothing is imported yet.
 * A file that the same person has previewed before keeps its id. Throws 422 for a file that isn't a detailed time export.
 */
export const previewImport = async (
  context: Context,
  { name, bytes }: UploadedFile,
  dateOrder: DateOrder | undefined,
): Promise<string> => {
  const file = await readInBackground(bytes, dateOrder);
  const fields = {
    file_name: name.slice(0, 255) || 'time.csv',
    file_bytes: bytes,
    file_sha256: createHash('sha256').update(bytes).digest('hex'),
    format: file.format,
    date_order: file.dateOrder,
    preview: JSON.stringify(await previewOf(context, file)),
  };
  const id = await save(context, fields);
  const { entries, rows, errors } = file;
  await context.record({
    type: 'import.previewed',
    subject: { type: 'import', id },
    data: { file_name: fields.file_name, rows, entries: entries.length, errors: errors.length },
  });
  return id;
};

interface Fields {
  readonly file_name: string;
  readonly file_bytes: Buffer;
  readonly file_sha256: string;
  readonly format: string;
  readonly date_order: string;
  readonly preview: string;
}

const save = async (context: Context, fields: Fields): Promise<string> => {
  const { db, organization } = context;
  const earlier = await findOwnPreview(context, fields.file_sha256);
  if (!earlier) {
    const values = { org_id: organization, ...fields };
    return (await db.insertInto('imports').values(values).returning('id').executeTakeFirstOrThrow()).id;
  }
  await db
    .updateTable('imports')
    .set(fields)
    .where('org_id', '=', organization)
    .where('id', '=', earlier.id)
    .execute();
  return earlier.id;
};
