import { createHash } from 'node:crypto';
import { sql } from 'kysely';
import type { Place } from '#contract/insights/detecting.ts';
import type { Finding } from '#contract/insights/finding.ts';
import type { RunStep } from '#contract/insights/shapes.ts';
import type { Context } from '../../../platform/context.ts';
import { PackedTexts } from '../../../platform/packed-texts.ts';
import { lookAtPlans } from './look-at-plans.ts';
import { lookAtTime } from './look-at-time.ts';
import { readPlace } from './place.ts';

/** What a run found, and how. */
export interface Found {
  /** Every finding as JSON, and how many there are. */
  readonly findings: PackedTexts;
  readonly count: number;
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
  const found = finding();
  const time = await lookAtTime(context, place, found.tell);
  const plans = await lookAtPlans(context, place, found.tell);
  const log = [...time.log, ...plans.log];
  return { ...found.all(), log, rows: time.rows + plans.rows };
};

/** Keeps what is found as it will be written; its digest is of every finding's own, in the order of their keys. */
const finding = () => {
  const findings = new PackedTexts();
  const digests: (readonly [key: string, digest: string])[] = [];
  return {
    tell: (some: Iterable<Finding>): number => {
      const before = digests.length;
      for (const one of some) {
        const text = JSON.stringify(one);
        findings.add(text);
        digests.push([one.key, createHash('sha256').update(text).digest('base64')]);
      }
      return digests.length - before;
    },
    all: () => {
      const hash = createHash('sha256');
      const inOrder = digests.toSorted(([one], [other]) => (one < other ? -1 : Number(one > other)));
      for (const [key, digest] of inOrder) hash.update(`${key} ${digest}\n`);
      return { findings, count: digests.length, digest: hash.digest('hex') };
    },
  };
};
