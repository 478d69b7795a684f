import type { ExportedRecord } from '../queries/record-pages.ts';

const TYPES: Readonly<Record<string, string>> = {
  ...{ note: 'Note', incident: 'Incident', handover: 'Handover', decision: 'Decision' },
  ...{ safety: 'Safety', equipment: 'Equipment', visitor: 'Visitor' },
};
const SEVERITIES: Readonly<Record<string, string>> = {
  ...{ info: 'Info', sev4: 'Sev 4', sev3: 'Sev 3', sev2: 'Sev 2', sev1: 'Sev 1' },
};
const STEPS: Readonly<Record<string, string>> = {
  ...{ 'incident open': 'Reopened', 'incident acknowledged': 'Acknowledged' },
  ...{ 'incident mitigated': 'Mitigated', 'incident resolved': 'Resolved', 'incident closed': 'Closed' },
  ...{ 'handover drafted': 'Drafted anew', 'handover signed_out': 'Signed out' },
  ...{ 'handover acknowledged': 'Taken over', 'handover disputed': 'Disputed' },
  ...{ 'follow_up open': 'Follow-up taken up again', 'follow_up done': 'Follow-up done' },
};

/** A type as people say it. */
export const typeWord = (type: string | null): string => TYPES[type ?? ''] ?? type ?? '';

/** A severity as people say it. */
export const severityWord = (severity: string | null): string => SEVERITIES[severity ?? ''] ?? severity ?? '';

/** What a step came to, as people say it. */
export const stepWord = ({ record: { kind, state } }: ExportedRecord): string =>
  STEPS[`${kind} ${state}`] ?? `${kind}: ${state}`;

/** Who wrote a record. */
export const authorOf = ({ readable }: ExportedRecord): string => readable.author ?? 'The system';

/** Colours of the pages, in which a document is printed as well. */
export const COLORS = {
  ...{ ink: '#12122a', muted: '#5b5b73', line: '#e1e1ea', accent: '#e71348', canvas: '#f7f7fa' },
} as const;

/** What a severity looks like: its letters, and what is behind them. */
export const severityColors = (severity: string | null): readonly [string, string] => {
  if (severity === 'sev1' || severity === 'sev2') return ['#c40f3d', '#fdecf0'];
  if (severity === 'sev3' || severity === 'sev4') return ['#7d4e00', '#fdf3e1'];
  return ['#1a56ad', '#eaf1fb'];
};

/** `2026-11-21` as `Saturday 21 November 2026`. */
export const dayWords = (day: string): string =>
  new Date(`${day}T00:00:00Z`)
    .toLocaleDateString('en-GB', {
      weekday: 'long',
      day: 'numeric',
      month: 'long',
      year: 'numeric',
      timeZone: 'UTC',
    })
    .replace(',', '');
