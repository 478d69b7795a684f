import { listProjects } from '#contract/projects/endpoints.ts';
import type { ProjectRow } from '#contract/projects/shapes.ts';
import { call } from '../../../platform/call.ts';
import { money } from '../../../platform/format/numbers.ts';
import { t } from '../messages.ts';
import type { ProjectQuery } from '../queries.ts';
import { csv, download } from './csv.ts';

const PAGE = 200;

/** Every project that the filters leave, in their order, through all pages. Errors: CallError. */
export async function* allProjects(query: ProjectQuery): AsyncGenerator<ProjectRow> {
  let after: string | null = null;
  do {
    const page: { data: ProjectRow[]; after: string | null } = await call(listProjects, {
      query: { ...query, per_page: PAGE, ...(after ? { after } : {}) },
    });
    yield* page.data;
    after = page.after;
  } while (after);
}

const HEAD = [
  t('code'),
  t('name'),
  t('client'),
  t('owner'),
  t('status'),
  t('health'),
  t('type'),
  t('billing'),
  t('priority'),
  t('progress'),
  t('start'),
  t('end'),
  t('currency'),
  t('csv_budget'),
  t('csv_used'),
  t('csv_budget_hours'),
  t('hours'),
  t('csv_billable_hours'),
  t('tags'),
];

/** Plain major units, without symbols or grouping: 64 000 GBP pence → `640.00`. */
const plain = (minor: number | null, currency: string): string | null =>
  minor === null ? null : money('en-US', minor, currency).replace(/[^\d.-]/g, '');

const hours = (seconds: number): string => (seconds / 3600).toFixed(2);

const lineOf = (row: ProjectRow) => [
  row.code,
  row.name,
  row.client?.name ?? '',
  row.owner.name,
  t(`status_${row.status}`),
  t(`health_${row.health ?? 'none'}`),
  t(`type_${row.type}`),
  t(`billing_${row.billing}`),
  t(`priority_${row.priority}`),
  row.progress,
  row.start_date,
  row.end_date,
  row.currency,
  plain(row.budget_minor, row.currency),
  plain(row.used_minor, row.currency),
  row.budget_minutes === null ? null : hours(row.budget_minutes * 60),
  hours(row.seconds),
  hours(row.billable_seconds),
  row.tags.join('; '),
];

/** Saves projects as projects-<day>.csv and returns how many. */
export async function exportProjects(
  query: ProjectQuery,
  day: string,
  wanted: (row: ProjectRow) => boolean = () => true,
): Promise<number> {
  const lines: (string | number | null)[][] = [];
  for await (const row of allProjects(query)) if (wanted(row)) lines.push(lineOf(row));
  download(`projects-${day}.csv`, csv(HEAD, lines));
  return lines.length;
}
