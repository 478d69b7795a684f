import { type RawBuilder, sql } from 'kysely';
import { notFound } from '#contract/errors.ts';
import type { PersonContext } from '../../../platform/context.ts';

/** Ids of those named that are the person's, locked until the commit; in one order, so that no two requests wait for each other. */
export const chooseNamed = ({ person }: PersonContext, ids: readonly string[]): RawBuilder<unknown> => sql`
  select id from notifications where recipient = ${person.sub} and id = any (${ids}::uuid[]) order by id for update`;

/** The same of all that stand in the inbox, came to the front up to a moment, and weren't yet marked so. */
export const chooseAll = (
  { person }: PersonContext,
  unmarked: RawBuilder<unknown>,
  until: string,
): RawBuilder<unknown> => sql`
  select id from notifications
  where recipient = ${person.sub} and archived_at is null and snoozed_until is null and ${unmarked} is null
    and surfaced_at <= ${until}::timestamptz
  order by id for update`;

/** The same of all that have been read since exactly this moment. */
export const chooseReadAt = ({ person }: PersonContext, at: string): RawBuilder<unknown> => sql`
  select id from notifications where recipient = ${person.sub} and read_at = ${at}::timestamptz order by id for update`;

/** Throws 404 where fewer were chosen than named. */
export const requireAll = (
  ids: readonly string[],
  [counted]: readonly { readonly chosen: number }[],
): void => {
  const named = new Set(ids.map((id) => id.toLowerCase()));
  if (counted?.chosen !== named.size) throw notFound('notification');
};
