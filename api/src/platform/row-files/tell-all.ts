import type { Context } from '../context.ts';
import type { NewEvent } from '../events.ts';

/** What one statement may carry. */
const AT_ONCE = 2_000;

/** Writes many events, some of them a statement. */
export const tellAll = async (context: Context, events: readonly NewEvent[]): Promise<void> => {
  for (let at = 0; at < events.length; at += AT_ONCE) await context.record(...events.slice(at, at + AT_ONCE));
};
