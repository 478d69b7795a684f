import { brokenRule } from '#contract/errors.ts';
import type { Context } from '../../../platform/context.ts';
import { findUnreadHandover } from '../../ops-log/queries.ts';

/** Throws 422 `handover-unread` while something that was handed over to the caller's shift waits for their word. */
export const requireTakenOver = async (context: Context, project: string, shift: string): Promise<void> => {
  const unread = await findUnreadHandover(context, project, shift);
  if (unread)
    throw brokenRule(
      'handover-unread',
      '',
      `Handover #${unread.sequence} waits for you: take over or dispute it in the project's ops-log, then check in.`,
    );
};
