import { brokenRule, notFound } from '#contract/errors.ts';
import type { Context } from '../../../platform/context.ts';
import { findActivePlans } from '../queries/active-plans.ts';
import type { Couple } from '../queries/moving.ts';
import { listAbove } from '../queries/standing.ts';
import { lockClient } from '../queries.ts';

type Row = NonNullable<Awaited<ReturnType<typeof lockClient>>>;

/** What has to be known of two clients to say whether they can be merged. */
type Merging = Pick<Row, 'id' | 'name' | 'merged_into_id' | 'archived_at'>;

/** Throws 422 unless one client can go into the other. */
export const checkMergeable = async (context: Context, loser: Merging, winner: Merging): Promise<void> => {
  if (loser.merged_into_id)
    throw brokenRule(
      'merged',
      '',
      `${loser.name} went into another client already: undo that first, or merge the other one.`,
    );
  if (winner.merged_into_id)
    throw brokenRule('merged', 'winner_id', `${winner.name} went into another client: choose that one.`);
  if (winner.archived_at)
    throw brokenRule('archived', 'winner_id', `${winner.name} is archived: restore it, or choose another.`);
  const [aboveLoser, aboveWinner] = [await listAbove(context, loser.id), await listAbove(context, winner.id)];
  if (aboveLoser.includes(winner.id) || aboveWinner.includes(loser.id))
    throw brokenRule(
      'merge-relative',
      'winner_id',
      `${aboveLoser.includes(winner.id) ? loser.name : winner.name} belongs to ${
        aboveLoser.includes(winner.id) ? winner.name : loser.name
      }: take it out of there first.`,
    );
  await refuseTwoActivePlans(context, loser, winner);
};

/** A client has one active plan at most, and both would be of the one that stays. */
const refuseTwoActivePlans = async (context: Context, loser: Merging, winner: Merging): Promise<void> => {
  const [one, other] = await findActivePlans(context, [loser.id, winner.id]);
  if (one && other)
    throw brokenRule(
      'merge-active-plans',
      'winner_id',
      `Both have an active account plan, “${one.name}” and “${other.name}”: close one of them first.`,
    );
};

/** Throws 422 for a client that is to go into itself. */
export const refuseItself = ({ loser, winner }: Couple): void => {
  if (loser === winner) throw brokenRule('merge-itself', 'winner_id', 'Choose another client than this one.');
};

/** Both rows, held until the transaction ends, in an order of their own so that no two wait for each other. Throws 404. */
export const lockCouple = async (context: Context, couple: Couple) => {
  const held = new Map<string, Row>();
  for (const id of [couple.winner, couple.loser].sort()) {
    const row = await lockClient(context, id);
    if (row) held.set(id, row);
  }
  const [winner, loser] = [held.get(couple.winner), held.get(couple.loser)];
  if (!winner || !loser) throw notFound('client');
  return { winner, loser };
};
