import { sql } from 'kysely';
import { brokenRule, notFound } from '#contract/errors.ts';
import type { ImportMapping } from '#contract/imports/mapping.ts';
import type { ImportResult } from '#contract/imports/shapes.ts';
import type { Context } from '../../../platform/context.ts';
import { listRates } from '../../service-types/queries.ts';
import { listKnownFingerprints } from '../queries/comparisons.ts';
import { holdImport } from '../queries/imports.ts';
import { matchNames } from '../queries/match-names.ts';
import { findImportSettings } from '../queries/organization.ts';
import { readInBackground } from '../reading/read-in-background.ts';
import type { TimeEntry, TimeFile } from '../reading/read-time-file.ts';
import { namesIn } from '../reading/summary.ts';
import { requireOpenMonths } from '../rules/closed-months.ts';
import { requirePreviewed, settledOrder } from '../rules/previewed.ts';
import { choicesOf, requireKnownKeys } from '../writing/choices.ts';
import { createNamed, type Named } from '../writing/create-named.ts';
import { insertEntries, type Written } from '../writing/insert-entries.ts';
import { placeEntries } from '../writing/place-entries.ts';
import { recordApplied } from '../writing/record-applied.ts';

/**
 * Imports a previewed file as a whole: what isn't here yet is added, what the mapping or a match doesn't know is created.
 * Throws 404 for a missing import and 422 for one that was applied before, has errors, dates of open order or rows of closed months, and for a
 * mapping that can't be kept.
 */
export const applyImport = async (context: Context, id: string, mapping: ImportMapping): Promise<void> => {
  const held = await holdImport(context, id);
  if (!held) throw notFound('import');
  requirePreviewed(held.status);
  const file = await readInBackground(held.file_bytes, mapping.date_order ?? settledOrder(held.date_order));
  requireSound(file);
  requireKnownKeys(mapping, namesIn(file.entries));
  const known = await listKnownFingerprints(
    context,
    file.entries.map(({ fingerprint }) => fingerprint),
  );
  const fresh = file.entries.filter(({ fingerprint }) => !known.has(fingerprint));
  const { named, written } = await write(context, id, fresh, mapping);
  const result = resultOf(file.entries.length, named, written);
  await context.db
    .updateTable('imports')
    .set({
      status: 'applied',
      applied_at: context.now.toISOString(),
      date_order: file.dateOrder,
      mapping: JSON.stringify(mapping),
      result: JSON.stringify(result),
    })
    .where('org_id', '=', context.organization)
    .where('id', '=', id)
    .execute();
  await recordApplied(context, { id, fileName: held.file_name, named, written, result });
};

const write = async (
  context: Context,
  id: string,
  entries: readonly TimeEntry[],
  mapping: ImportMapping,
): Promise<{ named: Named; written: Written[] }> => {
  await sql`select hold_months(${context.organization}, false)`.execute(context.db);
  const settings = await findImportSettings(context);
  requireOpenMonths(settings, entries);
  const choices = choicesOf(mapping, await matchNames(context, entries));
  const named = await createNamed(context, id, settings, choices, entries);
  const rates = await listRates(
    context.db,
    [...named.services.byKey.values()].map((service) => service.id),
  );
  const placed = placeEntries(entries, named, rates, settings);
  return { named, written: await insertEntries(context, id, settings.timezone, placed) };
};

const resultOf = (
  rows: number,
  { people, clients, projects, services }: Named,
  written: readonly Written[],
): ImportResult => {
  const created = written.reduce((sum, { entries }) => sum + entries, 0);
  const names = new Map([...projects.byKey.values()].map((project) => [project.id, project.name]));
  return {
    created_entries: created,
    skipped_duplicates: rows - created,
    created_people: people.created.length,
    created_clients: clients.created.length,
    created_projects: projects.created.length,
    created_services: services.created.length,
    total_seconds: written.reduce((sum, { seconds }) => sum + seconds, 0),
    projects: written
      .flatMap(({ project_id: id }) => (id ? { id, name: names.get(id) ?? '' } : []))
      .sort((one, other) => one.name.localeCompare(other.name)),
  };
};

const requireSound = ({ errors, dateOrder }: TimeFile): void => {
  if (dateOrder === 'ambiguous')
    throw brokenRule(
      'date-order-open',
      'date_order',
      'Say whether the day or the month comes first in this file.',
    );
  if (errors.length === 0) return;
  const cells = errors.length === 1 ? 'One cell is' : `${errors.length} cells are`;
  throw brokenRule(
    'import-has-errors',
    'file',
    `${cells} wrong in this file. Correct the file and choose it again.`,
  );
};
