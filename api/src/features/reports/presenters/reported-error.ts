import {
  type ErrorReport,
  ORIGINS,
  type ReportedError,
  type ReportedErrorDetail,
  reportFacts,
  SEVERITIES,
} from '#contract/reports/shapes.ts';
import type { ErrorGroupRow, ReportRow } from '../queries/reported-errors.ts';

/** An error as administrators see it. */
export const presentError = (row: ErrorGroupRow): ReportedError => {
  const { id, version, title, message, page, release, events, people, resolved_at } = row;
  return {
    ...{ id, version, title, message, page, release, events, people, resolved_at },
    origin: ORIGINS.find((one) => one === row.origin) ?? 'page',
    severity: SEVERITIES.find((one) => one === row.severity) ?? 'error',
    status: resolved_at ? 'resolved' : 'open',
    first_seen_at: row.first_seen_at,
    last_seen_at: row.last_seen_at,
    resolved_by: resolved_at ? row.resolver : null,
  };
};

/** The same with its newest reports. */
export const presentErrorDetail = (
  row: ErrorGroupRow,
  reports: readonly ReportRow[],
): ReportedErrorDetail => ({
  ...presentError(row),
  reports: reports.map(presentReport),
});

const presentReport = ({ id, occurred_at, person, name, facts }: ReportRow): ErrorReport => ({
  ...reportFacts.parse(facts),
  ...{ id, occurred_at },
  person: person ? { sub: person, name: name ?? '' } : null,
});
