import type { BodyOf } from '#contract/endpoint.ts';
import type { putMove as endpoint } from '#contract/reorganisations/endpoints.ts';
import type { Context } from '../../../platform/context.ts';
import { changesBetween } from '../../../platform/events.ts';
import { listMoves, type MoveRow } from '../queries/moves.ts';
import { readStanding } from '../queries/standing.ts';
import { type Wanted, wantedOf } from '../rules/given-move.ts';
import { requireNoNew } from '../rules/violations.ts';
import { lockDraft, touchDraft } from '../writing/lock-draft.ts';

/**
 * Says what becomes of somebody or a position. Throws 404, 412, 422 `not-a-draft` and every rule that the draft would break by it, see
 * `violationsOf`.
 */
export const putMove = async (
  context: Context,
  id: string,
  { version, move }: BodyOf<typeof endpoint>,
): Promise<void> => {
  await lockDraft(context, id, version);
  const [standing, moves] = await Promise.all([readStanding(context), listMoves(context, id)]);
  const about = move.kind === 'person' ? move.member_id : move.position_id;
  const kept = moves.find(({ subject }) => subject.id === about);
  const wanted = wantedOf(standing, kept, move);
  const others = moves.filter((one) => one !== kept);
  requireNoNew(standing, moves, wanted ? [...others, wanted] : others, about);
  if (!wanted && !kept) return;
  await write(context, id, kept, wanted);
  await touchDraft(context, id);
  await context.record({
    type: 'reorganisation.redrafted',
    subject: { type: 'reorganisation', id },
    changes: changesBetween(kept?.changes ?? wanted?.before ?? {}, wanted?.changes ?? kept?.before ?? {}),
    data: { move: wanted?.kind ?? 'removed', subject_id: about },
  });
};

const write = async (
  { db, organization: org_id }: Context,
  reorganisation_id: string,
  kept: MoveRow | undefined,
  wanted: Wanted | null,
): Promise<void> => {
  const json = wanted && { changes: JSON.stringify(wanted.changes), before: JSON.stringify(wanted.before) };
  if (!kept) {
    if (!wanted || !json) return;
    const about =
      wanted.kind === 'person' ? { member_id: wanted.subject.id } : { position_id: wanted.subject.id };
    const row = { org_id, reorganisation_id, kind: wanted.kind, ...about, ...json };
    await db.insertInto('reorganisation_moves').values(row).execute();
    return;
  }
  const one = db.updateTable('reorganisation_moves').where('org_id', '=', org_id).where('id', '=', kept.id);
  if (wanted && json) await one.set({ kind: wanted.kind, ...json }).execute();
  else
    await db
      .deleteFrom('reorganisation_moves')
      .where('org_id', '=', org_id)
      .where('id', '=', kept.id)
      .execute();
};
