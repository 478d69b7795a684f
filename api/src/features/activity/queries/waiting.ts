import { sql } from 'kysely';
import type { listWaitingEntries, listWaitingWeeks } from '#contract/activity/approval-endpoints.ts';
import type { APPROVAL_STEPS } from '#contract/activity/approval-shapes.ts';
import { addDays } from '#contract/activity/rules.ts';
import type { QueryOf } from '#contract/endpoint.ts';
import type { Context } from '../../../platform/context.ts';
import { paginate } from '../../../platform/postgres/keyset.ts';
import { listLeaveMinutes } from '../../leave/queries.ts';
import type { TimeSettings } from './settings.ts';
import { namedLike } from './team.ts';
import { entriesWithWords, IS_CLOSED, isOwnWord, WORDS } from './words.ts';

interface Asked {
  readonly mine: boolean;
  readonly q?: string | undefined;
  readonly member_id?: string | undefined;
  readonly project_id?: string | undefined;
}

/** Submitted entries that wait for the caller's word, each with its person; what stayed out of a closed month doesn't. */
const waiting = (context: Context, { mine, q, member_id, project_id }: Asked) => {
  const missing = sql`${WORDS} where not w.given and ${isOwnWord(context, mine)}`;
  let entries = entriesWithWords(context)
    .select('members.name as member_name')
    .select(
      sql<(typeof APPROVAL_STEPS)[number][]>`array(select w.step::text from ${missing} order by w.step)`.as(
        'steps',
      ),
    )
    // As a parameter it would keep a prepared statement from the index of what waits.
    .where(sql<boolean>`activity_entries.status = 'submitted'`)
    .where(sql<boolean>`exists (select from ${missing})`)
    .where(sql<boolean>`not ${IS_CLOSED}`);
  if (member_id) entries = entries.where('activity_entries.member_id', '=', member_id);
  if (q) entries = entries.where(namedLike(q));
  if (project_id) entries = entries.where('activity_entries.project_id', '=', project_id);
  return entries;
};

/** How much submitted time of months that aren't closed there is, the day of the oldest, and what of it waits for the caller's word. */
export const countWaiting = async (context: Context) => {
  const all = await entriesWithWords(context)
    .clearSelect()
    .select([
      sql<number>`count(*)::int`.as('entries'),
      sql<string | null>`min(${COLUMNS.work_date})`.as('oldest'),
    ])
    .where(sql<boolean>`activity_entries.status = 'submitted'`)
    .where(sql<boolean>`not ${IS_CLOSED}`)
    .executeTakeFirstOrThrow();
  const own = await waiting(context, { mine: false })
    .clearSelect()
    .select(sql<number>`count(*)::int`.as('entries'))
    .executeTakeFirstOrThrow();
  return { ...all, own: own.entries };
};

/** The first day of the week of an entry. As a parameter it would be another expression wherever it stands, and so not what rows are grouped by. */
const weekOf = (week_start: number) =>
  sql<string>`(${COLUMNS.work_date} - (extract(dow from ${COLUMNS.work_date})::int - ${sql.lit(week_start)} + 7) % 7)`;

/** What waits by person and week, without an order. */
export const weeksWaiting = (
  context: Context,
  { week_start }: Pick<TimeSettings, 'week_start'>,
  query: Asked,
) => {
  const { duration_s, billable, updated_at } = COLUMNS;
  const week = weekOf(week_start);
  return waiting(context, query)
    .clearSelect()
    .select(['activity_entries.member_id', 'members.name as member_name', week.as('from')])
    .select([
      sql<number>`count(*)::int`.as('entries'),
      sql<number>`sum(${duration_s})::int`.as('seconds'),
      sql<number>`coalesce(sum(${duration_s}) filter (where ${billable}), 0)::int`.as('billable_seconds'),
      sql<string>`min(${updated_at})`.as('submitted_at'),
    ])
    .groupBy(['activity_entries.member_id', 'members.name', week]);
};

/** One page of what waits, by person and week, the oldest week first. */
export const listWeeksWaiting = (
  context: Context,
  settings: TimeSettings,
  query: QueryOf<typeof listWaitingWeeks>,
) =>
  paginate(weeksWaiting(context, settings, query), {
    page: query,
    sort: 'from',
    keys: { from: { by: weekOf(settings.week_start), type: 'date' } },
    id: sql`activity_entries.member_id`,
  });

/** Minutes of leave, by day, of the people of some weeks that wait; of other weeks of theirs, too. */
export const listLeaveOfWeeks = (
  context: Context,
  weeks: readonly { readonly member_id: string; readonly from: string }[],
) => {
  const days = weeks.map(({ from }) => from).sort();
  const [first, last] = [days[0] ?? '', days.at(-1) ?? ''];
  const people = [...new Set(weeks.map(({ member_id }) => member_id))];
  return listLeaveMinutes(context, people, first, last && addDays(last, 6));
};

const COLUMNS = {
  work_date: sql.ref('activity_entries.work_date'),
  duration_s: sql.ref('activity_entries.duration_s'),
  billable: sql.ref('activity_entries.billable'),
  updated_at: sql.ref('activity_entries.updated_at'),
};

/** One page of the entries of some days that wait. */
export const listEntriesWaiting = (context: Context, query: QueryOf<typeof listWaitingEntries>) =>
  paginate(
    waiting(context, query)
      .where('activity_entries.work_date', '>=', query.from)
      .where('activity_entries.work_date', '<=', query.to),
    {
      page: query,
      sort: 'work_date',
      keys: { work_date: { by: sql`activity_entries.work_date`, type: 'date' } },
      id: sql`activity_entries.id`,
    },
  );
