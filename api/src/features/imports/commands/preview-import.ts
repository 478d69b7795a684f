import { createHash } from 'node:crypto';
import { type ImportPreview, MOST_PROBLEMS, SAMPLE_ROWS } from '#contract/imports/preview.ts';
import type { Context, UploadedFile } from '../../../platform/context.ts';
import { listKnownFingerprints } from '../queries/comparisons.ts';
import { findOwnPreview } from '../queries/imports.ts';
import { matchNames } from '../queries/match-names.ts';
import { findImportSettings } from '../queries/organization.ts';
import { warningsBeside } from '../queries/warnings.ts';
import { readInBackground } from '../reading/read-in-background.ts';
import type { TimeEntry, TimeFile } from '../reading/read-time-file.ts';
import { totalSeconds } from '../reading/summary.ts';
import type { DateOrder } from '../reading/values/dates.ts';

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

const previewOf = async (context: Context, file: TimeFile): Promise<ImportPreview> => {
  const { entries, errors, headers } = file;
  const settings = await findImportSettings(context);
  const known = await listKnownFingerprints(
    context,
    entries.map(({ fingerprint }) => fingerprint),
  );
  const names = await matchNames(context, entries);
  const fresh = entries.filter(({ fingerprint }) => !known.has(fingerprint));
  const beside = await warningsBeside(context, { fresh, names, headers, settings });
  const warnings = [...beside, ...file.warnings].sort((one, other) => one.row - other.row);
  const days = entries.map(({ span }) => span.workDate).sort();
  return {
    rows: file.rows,
    entries: entries.length,
    duplicates: known.size,
    total_seconds: totalSeconds(entries),
    first_day: days.at(0) ?? null,
    last_day: days.at(-1) ?? null,
    ...names,
    projects: names.projects.map(({ clientKey, ...project }) => ({ ...project, client_key: clientKey })),
    errors: errors.slice(0, MOST_PROBLEMS),
    error_count: errors.length,
    warnings: warnings.slice(0, MOST_PROBLEMS),
    warning_count: warnings.length,
    ignored_columns: [...file.ignoredColumns],
    sample: entries.slice(0, SAMPLE_ROWS).map(sampleOf),
  };
};

const sampleOf = ({ row, person, client, project, service, note, billable, span }: TimeEntry) => ({
  row,
  person: person.name || person.email,
  client,
  project: project?.name ?? null,
  service,
  note,
  work_date: span.workDate,
  start: span.start,
  end: span.end,
  seconds: span.durationSeconds,
  billable,
});
