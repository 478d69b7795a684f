import { type RawBuilder, sql } from 'kysely';
import type { z } from 'zod';
import type { QueryOf } from '#contract/endpoint.ts';
import { notFound } from '#contract/errors.ts';
import type { listInsights as endpoint, insightFilters } from '#contract/insights/endpoints.ts';
import type { Context } from '../../../platform/context.ts';
import { likeOf, paginate, type SortKey } from '../../../platform/postgres/keyset.ts';

const KEYS: Readonly<Record<string, SortKey>> = {
  severity: { by: sql`insights.gravity`, type: 'int' },
  confidence: { by: sql`100 - insights.confidence`, type: 'int' },
  last_found_at: { by: sql`insights.last_found_at`, type: 'timestamptz' },
  first_found_at: { by: sql`insights.first_found_at`, type: 'timestamptz' },
  subject: { by: sql`insights.sort_subject`, type: 'text' },
};

/** Who decided last, as the trail says. */
const decidedBy = sql<string | null>`(select e.actor_name from events e where e.org_id = insights.org_id
  and e.subject_id = insights.id and e.type in ('insight.accepted', 'insight.dismissed') order by e.id desc limit 1)`;

const rows = ({ db, organization }: Context) =>
  db
    .selectFrom('insights')
    .selectAll('insights')
    .select(decidedBy.as('decided_by'))
    .where('insights.org_id', '=', organization);

/** An insight as it is presented from. */
export type InsightRow = Awaited<ReturnType<ReturnType<typeof rows>['executeTakeFirstOrThrow']>>;

type Filters = z.infer<typeof insightFilters>;

const conditionsOf = (filters: Filters): RawBuilder<boolean>[] => {
  const { state, kind, group, severity, confidence_min, subject, q, from, to } = filters;
  return [
    ...(state ? [sql<boolean>`insights.state = any(${state}::insight_state[])`] : []),
    ...(kind ? [sql<boolean>`insights.kind = any(${kind}::text[])`] : []),
    ...(group ? [sql<boolean>`insights.topic = any(${group}::text[])`] : []),
    ...(severity ? [sql<boolean>`insights.severity = any(${severity}::insight_severity[])`] : []),
    ...(confidence_min ? [sql<boolean>`insights.confidence >= ${confidence_min}`] : []),
    ...(subject ? [isAbout(subject)] : []),
    ...(q ? [sql<boolean>`insights.sort_subject like lower(${likeOf(q)})`] : []),
    ...(from ? [sql<boolean>`coalesce(insights.day_to >= ${from}::date, true)`] : []),
    ...(to ? [sql<boolean>`coalesce(insights.day_from <= ${to}::date, true)`] : []),
  ];
};

const isAbout = (id: string) => sql<boolean>`(insights.subject_id = ${id}::uuid
  or insights.finding -> 'about' @> ${JSON.stringify([{ id }])}::jsonb)`;

/** One page of the insights that pass the filters. */
export const listInsights = (context: Context, query: QueryOf<typeof endpoint>) =>
  paginate(
    conditionsOf(query).reduce((all, one) => all.where(one), rows(context)),
    { page: query, sort: query.sort, keys: KEYS, id: sql`insights.id` },
  );

/** An insight. Throws 404. */
export const requireInsight = async (context: Context, id: string): Promise<InsightRow> => {
  const found = await rows(context).where('insights.id', '=', id).executeTakeFirst();
  if (!found) throw notFound('insight');
  return found;
};

/** An insight, held until the transaction ends; undefined for a missing or foreign one. */
export const lockInsight = ({ db, organization }: Context, id: string) =>
  db
    .selectFrom('insights')
    .selectAll()
    .where('org_id', '=', organization)
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst();

/** What happened to an insight, newest first, as the trail says. */
export const listHappenings = async ({ db, organization }: Context, id: string) =>
  db
    .selectFrom('events')
    .select(['type', 'actor_name', 'occurred_at', 'data'])
    .where('org_id', '=', organization)
    .where('subject_type', '=', 'insight')
    .where('subject_id', '=', id)
    .orderBy('id', 'desc')
    .limit(100)
    .execute();
