import { type SqlBool, sql } from 'kysely';
import type { listFailedDeliveries as endpoint } from '#contract/announcements/delivery-endpoints.ts';
import type { FailedDelivery } from '#contract/announcements/shapes.ts';
import type { QueryOf } from '#contract/endpoint.ts';
import type { Context } from '../../../platform/context.ts';
import { paginate } from '../../../platform/postgres/keyset.ts';

/** What is looked for among the failures. */
export type FailureFilters = Partial<Pick<QueryOf<typeof endpoint>, 'announcement' | 'channel' | 'type'>>;

/** What notifications of an announcement are named by. */
export const announcedBy = (announcement: string | undefined): string | null =>
  announcement === undefined ? null : `announcement:${announcement.toLowerCase()}`;

/** The failures of the request's organization; the view knows of no others. */
const failures = ({ db }: Context, { announcement, channel, type }: FailureFilters) => {
  const source = announcedBy(announcement);
  let found = db.selectFrom('failed_deliveries');
  if (source) found = found.where('failed_deliveries.source', '=', source);
  if (channel) found = found.where(sql<SqlBool>`channel = any (${channel}::notification_channel[])`);
  if (type) found = found.where('failed_deliveries.type', 'in', type);
  return found;
};

// Two ways of one notification never fail in the same microsecond, so that this order is total.
const id = sql`failed_deliveries.notification_id`;
const error_at = { by: sql`failed_deliveries.error_at`, type: 'timestamptz' } as const;

/** One page of what couldn't be delivered, latest first. */
export const listFailures = (
  context: Context,
  { announcement, channel, type, ...page }: QueryOf<typeof endpoint>,
) =>
  paginate(failures(context, { announcement, channel, type }).selectAll(), {
    ...{ page, sort: '-error_at', keys: { error_at }, id },
  });

/** A failure as it is presented from. */
export type FailureRow = Awaited<ReturnType<typeof listFailures>>['data'][number];

/** How many of these ways failed in the organization. */
export const countNamed = async (
  context: Context,
  named: readonly Pick<FailedDelivery, 'notification_id' | 'channel'>[],
): Promise<number> => {
  const { found } = await failures(context, {})
    .select(({ fn }) => fn.countAll<string>().as('found'))
    .where(
      sql<SqlBool>`(notification_id, channel) in (
        select t.notification_id, t.channel
        from jsonb_to_recordset(${JSON.stringify(named)}::jsonb) as t (notification_id uuid, channel notification_channel))`,
    )
    .executeTakeFirstOrThrow();
  return Number(found);
};

/** How much couldn't be delivered. */
export const countFailures = async (context: Context, filters: FailureFilters): Promise<number> => {
  const { left } = await failures(context, filters)
    .select(({ fn }) => fn.countAll<string>().as('left'))
    .executeTakeFirstOrThrow();
  return Number(left);
};
