import { sql } from 'kysely';
import { brokenRule } from '#contract/errors.ts';
import { MOST_ITEMS, type PlanItemKind } from '#contract/plan-items/kinds.ts';
import type { PlanPlace } from '../queries/place.ts';
import { KIND_WORDS } from './words.ts';

/** Throws 422 `too-many-items` where a plan has as many of a kind as it may; it is held, so that two at once don't both fit. */
export const requireFew = async (
  { db, organization, plan }: PlanPlace,
  { name, table }: { readonly name: PlanItemKind; readonly table: string },
): Promise<void> => {
  const { rows } = await sql<{
    few: boolean;
  }>`select count(*) < ${MOST_ITEMS[name]}::int as few from ${sql.table(table)}
    where org_id = ${organization}::uuid and plan_id = ${plan}::uuid`.execute(db);
  if (rows[0]?.few) return;
  const most = MOST_ITEMS[name].toLocaleString('en').replaceAll(',', ' ');
  throw brokenRule(
    'too-many-items',
    '',
    `A plan has at most ${most} ${KIND_WORDS[name][1]}: remove one that isn’t needed any more.`,
  );
};
