import { ROOT } from '#contract/access/permission.ts';
import type { Context } from '../../../platform/context.ts';
import { type NewRootEvent, recordAtRoot } from '../../../platform/events.ts';

/** Writes what happened to a preset where its audit is read: in the organization, or above all of them. */
export const tell = async (
  context: Context,
  { id, domain }: { readonly id: string; readonly domain: string },
  event: Omit<NewRootEvent, 'subject'>,
): Promise<void> => {
  const whole = { ...event, subject: { type: 'preset', id } };
  if (domain === ROOT) await recordAtRoot(context, whole);
  else await context.record(whole);
};
