import { createHash } from 'node:crypto';
import { sql } from 'kysely';
import type { Place } from '#contract/insights/detecting.ts';
import type { Finding } from '#contract/insights/finding.ts';
import type { RunStep } from '#contract/insights/shapes.ts';
import type { Context } from '../../../platform/context.ts';
import { lookAtPlans } from './look-at-plans.ts';
import { lookAtTime } from './look-at-time.ts';
import { readPlace } from './place.ts';

/** What a run found, and how. */
export interface Found {
  readonly findings: readonly Finding[];
  readonly rows: number;
  readonly log: readonly RunStep[];
  readonly digest: string;
}

/** Looks at an organization with every detector, at one moment of it; in a transaction that doesn't write. */
export const look = async (
  context: Context,
  run: { readonly day: string; readonly from: string; readonly seed: number },
): Promise<Found> => {
  await sql`set transaction isolation level repeatable read`.execute(context.db);
  const place: Place = await readPlace(context, run);
  const time = await lookAtTime(context, place);
  const plans = await lookAtPlans(context, place);
  const findings = [...time.findings, ...plans.findings].toSorted(({ key: one }, { key: other }) =>
    one < other ? -1 : Number(one > other),
  );
  const log = [...time.log, ...plans.log];
  return { findings, log, rows: time.rows + plans.rows, digest: digestOf(findings) };
};

const digestOf = (findings: readonly Finding[]): string => {
  const hash = createHash('sha256');
  for (const finding of findings) hash.update(JSON.stringify(finding)).update('\n');
  return hash.digest('hex');
};
