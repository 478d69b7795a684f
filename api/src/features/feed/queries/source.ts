import { type RawBuilder, sql } from 'kysely';
import type { FeedFilters } from '#contract/feed/endpoints.ts';
import type { FeedKind } from '#contract/feed/shapes.ts';

/** What is asked of every source: which project, for whom, from where on, in which direction, and how many. */
export interface Ask {
  readonly organization: string;
  readonly project: string;
  readonly member: string | null;
  /** Whether they plan its roster. */
  readonly plans: boolean;
  readonly filters: FeedFilters;
  readonly cursor: readonly [string, string] | undefined;
  readonly descending: boolean;
  readonly most: number;
}

/** Where a kind of item comes from. One that joins the feed is another of these, with an index of its own. */
export interface Source {
  readonly kind: FeedKind;
  /** What has to hold of its rows; null where the filters leave none of this kind. */
  readonly conditions: (ask: Ask) => readonly RawBuilder<unknown>[] | null;
  /** Lets the statement into what row-level security hides: one row, `room`, on which the conditions lean, so that it is read first. */
  readonly room?: (ask: Ask) => RawBuilder<unknown>;
  /** The rows, where they stand in time, and their ids; `from` is read through an index in exactly this order. */
  readonly from: RawBuilder<unknown>;
  readonly at: RawBuilder<unknown>;
  readonly id: RawBuilder<unknown>;
  /** Columns that the answer is made of. */
  readonly columns: RawBuilder<unknown>;
  /** What is answered of one of these rows, called `s`; only of those on the page. */
  readonly answer: (ask: Ask) => RawBuilder<unknown>;
}

/** A moment as JSON carries it. */
export const instantOf = (value: RawBuilder<unknown>): RawBuilder<string> =>
  sql`to_char(${value} at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')`;

/** A text to look for, taken literally. */
export const likeOf = (q: string): string => `%${q.replace(/[\\%_]/g, '\\$&')}%`;

/** Of one person by equality, so that an index gives their rows in order; of several by any of them. */
export const isOneOf = (
  column: RawBuilder<unknown>,
  [first, ...others]: readonly RawBuilder<unknown>[],
): RawBuilder<unknown> =>
  others.length === 0
    ? sql`${column} = ${first ?? sql`null`}`
    : sql`${column} in (${sql.join([first, ...others])})`;

/** An event that one of these people brought about. */
export const isDoneBy = (members: readonly string[], organization: string): RawBuilder<unknown> =>
  isOneOf(
    sql`e.actor`,
    members.map(
      (id) => sql`(select m.user_sub from members m where m.org_id = ${organization} and m.id = ${id}::uuid)`,
    ),
  );

/** The days on which something happened, by the organization's clock. */
export const onDays = (at: RawBuilder<unknown>, { organization, filters: { from, to } }: Ask) => {
  const midnight = (day: string, days: number) =>
    sql`(select (${day}::date + ${sql.lit(days)})::timestamp at time zone o.timezone
      from organizations o where o.org_id = ${organization})`;
  return [
    ...(from ? [sql`${at} >= ${midnight(from, 0)}`] : []),
    ...(to ? [sql`${at} < ${midnight(to, 1)}`] : []),
  ];
};

/** True where something is asked that only time has. */
export const isOfTimeAlone = ({ filters: { service_type_id, status, billable } }: Ask): boolean =>
  service_type_id !== undefined || status !== undefined || billable !== undefined;
