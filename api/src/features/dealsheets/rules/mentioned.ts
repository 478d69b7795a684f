import type { Context } from '../../../platform/context.ts';
import { requireInsiders } from '../../comments/queries.ts';

const SEEN = { least: 'director', rule: 'mention-sees-dealsheet', what: 'dealsheets' } as const;

/** The people that a comment mentions. Throws 422 `mention-sees-dealsheet`; whoever was mentioned before may stay. */
export const requireMentionable = (
  context: Context,
  body: string,
  before: readonly string[] = [],
): Promise<string[]> => requireInsiders(context, SEEN, body, before);
