import type { mergeClients as endpoint } from '#contract/clients/merging.ts';
import type { BodyOf } from '#contract/endpoint.ts';
import type { Context } from '../../../platform/context.ts';
import { type Changes, changesBetween } from '../../../platform/events.ts';
import { requireVersion } from '../../../platform/postgres/versions.ts';
import { findMergeOf, type Moved } from '../queries/merges.ts';
import type { Couple } from '../queries/moving.ts';
import { takenFields } from '../rules/fields-of-merging.ts';
import { checkMergeable, lockCouple, refuseItself } from '../rules/mergeable.ts';
import { holdClientTree } from '../rules/references.ts';
import { type Demoted, demote } from '../writing/demoting.ts';
import { moveRows, writeClient } from '../writing/moving.ts';

/**
 * Merges a client into another and returns the merging's id; the same one again, where that was done already. Throws 404, 412 for
 * versions that aren't the newest, and 422 for what can't be merged.
 */
export const mergeClients = async (
  context: Context,
  couple: Couple,
  { version, winner_version, take }: BodyOf<typeof endpoint>,
): Promise<string> => {
  refuseItself(couple);
  await holdClientTree(context);
  const { loser, winner } = await lockCouple(context, couple);
  const done = loser.merged_into_id === winner.id ? await findMergeOf(context, loser.id) : undefined;
  if (done) return done;
  await checkMergeable(context, loser, winner);
  requireVersion(loser, version, 'client');
  requireVersion(winner, winner_version, 'client');

  const fields = changesBetween(winner, takenFields(winner, loser, take));
  const gone = changesBetween(loser, {
    merged_into_id: winner.id,
    ...(loser.archived_at ? {} : { archived_at: context.now.toISOString() }),
    ...('code' in fields && loser.code ? { code: null } : {}),
  });
  const demoted = await demote(context, couple);
  const moved = await moveRows(context, couple);
  await writeClient(context, loser.id, after(gone));
  await writeClient(context, winner.id, after(fields));
  const id = await keep(context, { ...couple, fields, gone, moved, demoted });
  await context.record(
    {
      type: 'client.merged',
      subject: { type: 'client', id: winner.id },
      changes: fields,
      data: { merge_id: id, other_id: loser.id, other: loser.name, moved: countsOf(moved) },
    },
    {
      type: 'client.merged_away',
      subject: { type: 'client', id: loser.id },
      changes: gone,
      data: { merge_id: id, other_id: winner.id, other: winner.name, moved: countsOf(moved) },
    },
  );
  return id;
};

const after = (changes: Changes) =>
  Object.fromEntries(Object.entries(changes).map(([field, [, value]]) => [field, value]));

const countsOf = (moved: Moved) =>
  Object.fromEntries(Object.entries(moved).map(([kind, ids]) => [kind, ids.length]));

interface Done extends Couple {
  readonly fields: Changes;
  readonly gone: Changes;
  readonly moved: Moved;
  readonly demoted: Demoted;
}

const keep = async ({ db, organization }: Context, done: Done): Promise<string> => {
  const { id } = await db
    .insertInto('client_merges')
    .values({
      org_id: organization,
      winner_id: done.winner,
      loser_id: done.loser,
      fields: JSON.stringify(done.fields),
      loser_fields: JSON.stringify(done.gone),
      moved: JSON.stringify(done.moved),
      demoted: JSON.stringify(done.demoted),
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
};
