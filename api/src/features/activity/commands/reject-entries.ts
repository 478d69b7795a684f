import type { Decided } from '#contract/activity/approval-shapes.ts';
import type { Context } from '../../../platform/context.ts';
import { listDecided, lockWeighable } from '../queries/words.ts';
import { type Seen, sortOut } from '../rules/decidable.ts';
import { moveEntries } from '../writing/move-entries.ts';

/** Gives submitted entries back to be mended, and says why. Throws 404 where one isn't the caller's to decide on. */
export const rejectEntries = async (context: Context, seen: Seen, reason: string): Promise<Decided> => {
  const found = await lockWeighable(
    context,
    seen.map(({ id }) => id),
  );
  const { open, left } = sortOut(seen, found, ({ status }) =>
    status === 'submitted' ? null : 'not-waiting',
  );
  await moveEntries(context, open, 'reject', reason);
  return { entries: await listDecided(context, open), left };
};
