import type { Decided } from '#contract/activity/approval-shapes.ts';
import type { Context } from '../../../platform/context.ts';
import { listDecided, lockWeighable, type Weighable } from '../queries/words.ts';
import { type Seen, sortOut } from '../rules/decidable.ts';
import { moveEntries } from '../writing/move-entries.ts';

/**
 * Gives the caller's word on submitted entries; those that wait for nobody else's are approved. Throws 404 where one isn't
 * theirs to decide on.
 */
export const approveEntries = async (context: Context, seen: Seen): Promise<Decided> => {
  const found = await lockWeighable(
    context,
    seen.map(({ id }) => id),
  );
  const { open, left } = sortOut(seen, found, (entry) => {
    if (entry.status !== 'submitted') return 'not-waiting';
    return missing(entry).some(({ own }) => own) ? null : 'already-approved';
  });
  await giveWords(context, open);
  const approved = open.filter((entry) => missing(entry).every(({ own }) => own));
  const waiting = open.filter((entry) => !approved.includes(entry));
  await moveEntries(context, approved, 'approve');
  await context.record(...waiting.map(endorsed));
  return { entries: await listDecided(context, open), left };
};

const missing = ({ words }: Weighable) => words.filter(({ given }) => !given);

const giveWords = async ({ db, organization }: Context, entries: readonly Weighable[]): Promise<void> => {
  const words = entries.flatMap((entry) =>
    missing(entry).flatMap(({ step, own }) =>
      own ? [{ org_id: organization, entry_id: entry.id, step }] : [],
    ),
  );
  if (words.length > 0) await db.insertInto('activity_approvals').values(words).execute();
};

/** Approved by one, and waiting for another. */
const endorsed = (entry: Weighable) => ({
  type: 'activity.endorsed' as const,
  subject: { type: 'activity_entry', id: entry.id },
  project: entry.project_id,
  data: { by: missing(entry).flatMap(({ step, own }) => (own ? [step] : [])) },
});
