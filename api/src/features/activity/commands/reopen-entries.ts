import type { Decided } from '#contract/activity/approval-shapes.ts';
import type { Context } from '../../../platform/context.ts';
import { listDecided, lockWeighable, type Weighable } from '../queries/words.ts';
import { type Seen, sortOut } from '../rules/decidable.ts';
import { moveEntries } from '../writing/move-entries.ts';

/** Takes the caller's word on entries back, so that they wait again. Throws 404 where one isn't theirs to decide on. */
export const reopenEntries = async (context: Context, seen: Seen): Promise<Decided> => {
  const found = await lockWeighable(
    context,
    seen.map(({ id }) => id),
  );
  const { open, left } = sortOut(seen, found, ({ status, words }) =>
    (status === 'approved' || status === 'submitted') && words.some(({ own, given }) => own && given)
      ? null
      : 'not-waiting',
  );
  await takeBackWords(context, open);
  await moveEntries(
    context,
    open.filter(({ status }) => status === 'approved'),
    'reopen',
  );
  return { entries: await listDecided(context, open), left };
};

const takeBackWords = async ({ db, organization }: Context, entries: readonly Weighable[]): Promise<void> => {
  for (const step of ['line', 'project'] as const) {
    const ids = entries.flatMap(({ id, words }) =>
      words.some((word) => word.step === step && word.own) ? [id] : [],
    );
    if (ids.length > 0)
      await db
        .deleteFrom('activity_approvals')
        .where('org_id', '=', organization)
        .where('step', '=', step)
        .where('entry_id', 'in', ids)
        .execute();
  }
};
