import { sql } from 'kysely';
import type { ReportFacts } from '#contract/reports/shapes.ts';
import type { OpenContext } from '../../../platform/context.ts';
import { fingerprintOf } from '../reading/fingerprint.ts';

/** An error that is to be kept. */
export interface Told {
  /** Id of the event, a uuid; the same one counts once. */
  readonly id: string;
  readonly origin: 'page' | 'server';
  readonly severity: 'warning' | 'error';
  /** Kind of the error. */
  readonly title: string;
  readonly occurredAt: string | null;
  readonly person: string | null;
  readonly facts: ReportFacts;
}

/** Writes a report into its group. What became of it: `taken`, `known`, or `full` when a day has brought too many. */
export const takeReport = async ({ db }: OpenContext, told: Told): Promise<string> => {
  const { id, origin, severity, person, occurredAt, facts } = told;
  const title = told.title.trim().slice(0, 200) || 'Error';
  const said = {
    fingerprint: fingerprintOf({ origin, title, ...facts }),
    ...{ origin, severity, title, person, facts, occurred_at: occurredAt },
    ...{ message: facts.message.slice(0, 1_000), page: facts.page, release: facts.release },
  };
  const { rows } = await sql<{ outcome: string }>`
    select take_error_report(${id}::uuid, ${JSON.stringify(said)}::jsonb) as outcome`.execute(db);
  return rows[0]?.outcome ?? 'taken';
};
