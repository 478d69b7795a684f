import type { Context } from '../../../platform/context.ts';
import { requireMember } from '../queries/settings.ts';
import { lockTime, readTimer } from '../queries/timer.ts';
import { removeTimer } from '../writing/remove-timer.ts';

/** Throws the running timer away. Throws 422 when none runs. */
export const discardTimer = async (context: Context): Promise<void> => {
  const member = requireMember(context);
  await lockTime(context, member);
  await removeTimer(context, await readTimer(context, member), 'timer.discarded');
};
