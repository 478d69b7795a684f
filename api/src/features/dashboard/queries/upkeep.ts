import { listFailedDeliveries } from '#contract/announcements/delivery-endpoints.ts';
import { ROWS_SHOWN } from '#contract/dashboard/shapes.ts';
import { listReportedErrors } from '#contract/reports/endpoints.ts';
import { countFailures, listFailures } from '../../notifications/queries.ts';
import { countOpenErrors, listReportedErrors as listErrors } from '../../reports/queries.ts';
import { amountOf, countOf, rowOf, searchOf } from '../presenter.ts';
import type { ReadWidget } from './scene.ts';

/** What couldn't be delivered, latest first. */
export const readDeliveries: ReadWidget = async ({ context }) => {
  const href = '/admin/notifications/failed';
  const query = listFailedDeliveries.query.parse({ per_page: ROWS_SHOWN });
  const [count, { data }] = await Promise.all([countFailures(context, {}), listFailures(context, query)]);
  return {
    figures: [countOf('rows', count, href)],
    rows: data.map(({ notification_id, channel, name, email, error, error_at }) =>
      rowOf({
        ...{ id: `${notification_id} ${channel}`, title: name ?? email ?? '', note: error, at: error_at },
        href: `${href}${searchOf({ channel: channel ?? undefined })}`,
      }),
    ),
    href,
  };
};

/** Errors of the installation that nobody has resolved, seen last at first. */
export const readErrors: ReadWidget = async ({ context }) => {
  const href = `/admin/reports/errors${searchOf({ status: 'open' })}`;
  const query = listReportedErrors.query.parse({
    status: 'open',
    sort: '-last_seen_at',
    per_page: ROWS_SHOWN,
  });
  const [count, { data }] = await Promise.all([countOpenErrors(context), listErrors(context, query)]);
  return {
    figures: [countOf('rows', count, href)],
    rows: data.map(({ id, title, page, events, last_seen_at }) =>
      rowOf({
        id,
        title,
        note: page,
        at: last_seen_at,
        amount: amountOf(events),
        href: `/admin/reports/errors/${id}`,
      }),
    ),
    href,
  };
};
