import { brokenRule } from '#contract/errors.ts';
import type { Context } from '../../../platform/context.ts';
import { findUnreadHandover, isKeptFrom } from '../../ops-log/queries.ts';

/** Nobody is held up by what a rule keeps them from reading, or from answering. */
export const isHeldUp = (context: Pick<Context, 'person' | 'organization'>, project: string): boolean =>
  !isKeptFrom(context, 'read', project) && !isKeptFrom(context, 'create', project);

/** Throws 422 `handover-unread` while something that was handed over to the caller's shift waits for their word. */
export const requireTakenOver = async (context: Context, project: string, shift: string): Promise<void> => {
  if (!isHeldUp(context, project)) return;
  const unread = await findUnreadHandover(context, project, shift);
  if (unread)
    throw brokenRule(
      'handover-unread',
      '',
      `Handover #${unread.sequence} waits for you: take over or dispute it in the project's ops-log, then check in.`,
    );
};
