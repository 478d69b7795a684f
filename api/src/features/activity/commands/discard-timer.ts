import { brokenRule } from '#contract/errors.ts';
import type { Context } from '../../../platform/context.ts';
import { findEntryByClient } from '../queries/entries.ts';
import { requireMember } from '../queries/settings.ts';
import { lockTime, readTimer } from '../queries/timer.ts';
import { removeTimer } from '../writing/remove-timer.ts';

/** Throws the running timer away. Throws 422 when it doesn't run, or became an entry. */
export const discardTimer = async (context: Context, name: string | undefined): Promise<void> => {
  const member = requireMember(context);
  await lockTime(context, member);
  if (name && (await findEntryByClient(context, member, name)))
    throw brokenRule('timer-stopped', 'timer', 'This timer was stopped already: delete its entry instead.');
  await removeTimer(context, await readTimer(context, member, name), 'timer.discarded');
};
