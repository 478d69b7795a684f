import { daysBetween } from '#contract/activity/rules.ts';
import { brokenRule } from '#contract/errors.ts';
import { LONGEST_LEAVE } from '#contract/leave/minutes.ts';
import type { LeaveBlock } from '#contract/leave/settings-endpoints.ts';
import type { Context } from '../../../platform/context.ts';

/** Blocks days for leave. Throws 422 for days that run backwards or are too many. What is approved on them stays. */
export const addBlock = async (
  context: Context,
  { from, to, name }: Pick<LeaveBlock, 'from' | 'to' | 'name'>,
): Promise<LeaveBlock> => {
  const { db, organization } = context;
  if (to < from) throw brokenRule('leave-days', 'to', 'The last day is before the first one.');
  if (daysBetween(from, to) >= LONGEST_LEAVE)
    throw brokenRule('leave-too-long', 'to', `Block at most ${LONGEST_LEAVE} days at once.`);
  const made = await db
    .insertInto('leave_blocks')
    .values({ org_id: organization, from_date: from, to_date: to, name })
    .returning(['id', 'version'])
    .executeTakeFirstOrThrow();
  await context.record({
    type: 'leave-block.created',
    subject: { type: 'leave-block', id: made.id },
    changes: { from: [null, from], to: [null, to], name: [null, name] },
  });
  return { ...made, from, to, name };
};
