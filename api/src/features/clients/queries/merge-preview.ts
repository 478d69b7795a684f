import type { Context } from '../../../platform/context.ts';
import { requireClient } from '../queries.ts';
import { compareClients } from '../rules/fields-of-merging.ts';
import { checkMergeable, refuseItself } from '../rules/mergeable.ts';
import { type Couple, countMoving, findRateConflicts } from './moving.ts';

/** What merging a client into another would do. Throws what merging would be refused for. */
export const findMergePreview = async (context: Context, couple: Couple) => {
  refuseItself(couple);
  const loser = await requireClient(context, couple.loser);
  const winner = await requireClient(context, couple.winner);
  await checkMergeable(context, loser, winner);
  return {
    winner,
    loser,
    ...compareClients(winner, loser),
    moves: await countMoving(context, couple),
    rate_conflicts: await findRateConflicts(context, couple),
  };
};
