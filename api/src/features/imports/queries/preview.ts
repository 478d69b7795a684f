import { type ImportPreview, MOST_PROBLEMS, SAMPLE_ROWS } from '#contract/imports/preview.ts';
import type { Context } from '../../../platform/context.ts';
import type { TimeEntry, TimeFile } from '../reading/read-time-file.ts';
import { totalSeconds } from '../reading/summary.ts';
import { listKnownFingerprints } from './comparisons.ts';
import { matchNames } from './match-names.ts';
import { findImportSettings } from './organization.ts';
import { warningsBeside } from './warnings.ts';

/** What a file holds, beside what is here already. */
export const previewOf = async (context: Context, file: TimeFile): Promise<ImportPreview> => {
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
