import { insertRow } from '../factories/insert-row.ts';
import type { TestOrganization } from '../people.ts';
import type { TestServer } from '../server.ts';

/** Rows of insights that the proof asks about. */
export interface InsightRows {
  readonly insight: string;
  readonly insightRun: string;
}

/** A run that is over, and what it found. */
export const makeInsights = async (
  { database }: TestServer,
  { id: org_id }: TestOrganization,
  mark: string,
): Promise<InsightRows> => {
  const insightRun = await insertRow(database, 'insight_runs', {
    ...{ org_id, state: 'done', day: '2026-03-02', from_date: '2026-02-01', to_date: '2026-03-02', seed: 1 },
    ...{ engine: 1, finished_at: '2026-03-02T03:00Z', digest: 'd1' },
  });
  const insight = await insertRow(database, 'insights', rowOf(org_id, insightRun, mark));
  return { insight, insightRun };
};

const rowOf = (org_id: string, run: string, mark: string) => {
  const key = `department-under-used:department:${mark}`;
  const finding = {
    ...{ kind: 'department-under-used', key, severity: 'low', weight: 600, count: 1, rows: [], about: [] },
    confidence: { pct: 70, reason: 'far-ahead', values: [] },
    subject: { type: 'department', id: null, name: `${mark} crew` },
    days: { from: '2026-03-02', to: '2026-03-29' },
    ...{ evidence: [], formula: { code: 'planned-against-capacity', values: [] }, proposal: null },
  };
  return {
    ...{ org_id, key, kind: finding.kind, topic: 'capacity', severity: 'low', confidence: 70, weight: 600 },
    ...{ finding: JSON.stringify(finding), first_run: run, last_run: run },
  };
};
