import type { Context } from '../../../platform/context.ts';
import { requireInsiders } from '../../comments/queries.ts';
import { READERS } from '../queries/readers.ts';

const SEEN = { least: READERS, rule: 'mention-sees-plan', what: 'account plans' } as const;

/** The people that a comment mentions. Throws 422 `mention-sees-plan`; whoever was mentioned before may stay. */
export const requireMentionable = (
  context: Context,
  body: string,
  before: readonly string[] = [],
): Promise<string[]> => requireInsiders(context, SEEN, body, before);
