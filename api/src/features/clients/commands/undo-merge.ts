import { brokenRule, Failure, notFound } from '#contract/errors.ts';
import type { Context } from '../../../platform/context.ts';
import type { Changes } from '../../../platform/events.ts';
import { type KeptMerge, lockMerge } from '../queries/merges.ts';
import { findObstacles } from '../queries/obstacles.ts';
import { listAbove } from '../queries/standing.ts';
import { lockCouple } from '../rules/mergeable.ts';
import { holdClientTree } from '../rules/references.ts';
import { promoteBack } from '../writing/demoting.ts';
import { moveBack, writeClient } from '../writing/moving.ts';

/**
 * Takes the merging of two clients back; once more changes nothing. Throws 404, and 422 `merge-touched` with a sentence for each
 * thing that has been changed since.
 */
export const undoMerge = async (context: Context, id: string): Promise<void> => {
  await holdClientTree(context);
  const merge = await lockMerge(context, id);
  if (!merge) throw notFound('merging of clients');
  if (merge.undone_at) return;
  const couple = { winner: merge.winner_id, loser: merge.loser_id };
  const { winner, loser } = await lockCouple(context, couple);
  const obstacles = await findObstacles(context, merge, { winner, loser });
  if (obstacles.length > 0)
    throw new Failure('rule_broken', `This can’t be undone any more. ${obstacles.join(' ')}`, {
      rule: 'merge-touched',
      fields: obstacles.map((message) => ({ field: '', message })),
    });
  await moveBack(context, merge.moved, couple);
  await promoteBack(context, merge.demoted);
  await writeClient(context, winner.id, before(merge.fields));
  await writeClient(context, loser.id, before(merge.loser_fields));
  await refuseCircle(context, merge);
  await context.db
    .updateTable('client_merges')
    .set({ undone_at: context.now.toISOString() })
    .where('org_id', '=', context.organization)
    .where('id', '=', id)
    .execute();
  await context.record(
    told(id, winner, loser, turned(merge.fields)),
    told(id, loser, winner, turned(merge.loser_fields)),
  );
};

const before = (changes: Changes) =>
  Object.fromEntries(Object.entries(changes).map(([field, [value]]) => [field, value]));

const turned = (changes: Changes): Changes =>
  Object.fromEntries(
    Object.entries(changes).map(([field, [old, merged]]) => [field, [merged, old] as const]),
  );

interface Named {
  readonly id: string;
  readonly name: string;
}

const told = (merge_id: string, { id }: Named, other: Named, changes: Changes) => ({
  type: 'client.merge_undone' as const,
  subject: { type: 'client', id },
  changes,
  data: { merge_id, other_id: other.id, other: other.name },
});

/** Who belonged to whom may have changed meanwhile, so that what was would close a circle now. */
const refuseCircle = async (context: Context, { winner_id, loser_id }: KeptMerge): Promise<void> => {
  for (const id of [winner_id, loser_id])
    if ((await listAbove(context, id)).includes(id))
      throw brokenRule(
        'parent-cycle',
        '',
        'Since then clients were put below each other so that one would belong to itself: take them apart first.',
      );
};
