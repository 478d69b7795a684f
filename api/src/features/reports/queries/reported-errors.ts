import { sql } from 'kysely';
import type { QueryOf } from '#contract/endpoint.ts';
import { notFound } from '#contract/errors.ts';
import type { listReportedErrors as endpoint } from '#contract/reports/endpoints.ts';
import type { RootContext } from '../../../platform/context.ts';
import { paginate } from '../../../platform/postgres/keyset.ts';

const people = sql<number>`(select count(distinct r.person)::int from error_reports r where r.group_id = error_groups.id)`;
const resolver = sql<string | null>`(select n.name from people_named(array[error_groups.updated_by]) n)`;

const groups = ({ db }: Pick<RootContext, 'db'>) =>
  db
    .selectFrom('error_groups')
    .selectAll('error_groups')
    .select([people.as('people'), resolver.as('resolver')]);

/** An error as it is presented from. */
export type ErrorGroupRow = Awaited<ReturnType<typeof requireReportedError>>;

const id = sql`error_groups.id`;
const KEYS = {
  last_seen_at: { by: sql`error_groups.last_seen_at`, type: 'timestamptz' },
  first_seen_at: { by: sql`error_groups.first_seen_at`, type: 'timestamptz' },
  events: { by: sql`error_groups.events`, type: 'int' },
} as const;

/** One page of the errors that were reported. */
export const listReportedErrors = (context: Pick<RootContext, 'db'>, query: QueryOf<typeof endpoint>) => {
  const conditions = conditionsOf(query);
  const rows = conditions.reduce((found, condition) => found.where(condition), groups(context));
  return paginate(rows, { page: query, sort: query.sort, keys: KEYS, id });
};

const conditionsOf = ({ q, status, severity, origin, release }: QueryOf<typeof endpoint>) => [
  ...(q ? [mentions(q)] : []),
  ...(status?.length === 1
    ? [sql<boolean>`(error_groups.resolved_at is null) = ${status[0] === 'open'}`]
    : []),
  ...(severity ? [sql<boolean>`error_groups.severity = any (${severity}::text[])`] : []),
  ...(origin ? [sql<boolean>`error_groups.origin = any (${origin}::text[])`] : []),
  ...(release ? [sql<boolean>`error_groups.release = ${release}`] : []),
];

const mentions = (
  q: string,
) => sql<boolean>`strpos(lower(concat_ws(' ', error_groups.title, error_groups.message,
  error_groups.page)), lower(${q})) > 0`;

/** How many errors aren't resolved. */
export const countOpenErrors = async ({ db }: Pick<RootContext, 'db'>): Promise<number> => {
  const { open } = await db
    .selectFrom('error_groups')
    .select(sql<number>`count(*)::int`.as('open'))
    .where('resolved_at', 'is', null)
    .executeTakeFirstOrThrow();
  return open;
};

/** An error that was reported. Throws 404. */
export const requireReportedError = async (context: RootContext, error: string) => {
  const found = await groups(context).where('id', '=', error).executeTakeFirst();
  if (!found) throw notFound('error');
  return found;
};

const SHOWN = 10;

/** The newest reports of an error, ten at most. */
export const listReports = ({ db }: RootContext, error: string) =>
  db
    .selectFrom('error_reports')
    .selectAll('error_reports')
    .select(sql<string | null>`(select n.name from people_named(array[error_reports.person]) n)`.as('name'))
    .where('group_id', '=', error)
    .orderBy('occurred_at', 'desc')
    .orderBy('id', 'desc')
    .limit(SHOWN)
    .execute();

/** A report as it is presented from. */
export type ReportRow = Awaited<ReturnType<typeof listReports>>[number];
