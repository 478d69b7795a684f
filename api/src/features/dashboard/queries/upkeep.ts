import { sql } from 'kysely';
import { listFailedDeliveries } from '#contract/announcements/delivery-endpoints.ts';
import { ROWS_SHOWN } from '#contract/dashboard/shapes.ts';
import { listReportedErrors } from '#contract/reports/endpoints.ts';
import { openInvitations } from '../../invitations/queries.ts';
import { countFailures, listFailures } from '../../notifications/queries.ts';
import { countOpenErrors, listReportedErrors as listErrors } from '../../reports/queries.ts';
import { amountOf, countOf, countRows, rowOf, searchOf } from '../presenter.ts';
import type { ReadWidget } from './scene.ts';

/** What couldn't be delivered, latest first. */
export const readDeliveries: ReadWidget = async ({ context }) => {
  const href = '/admin/notifications/failed';
  const query = listFailedDeliveries.query.parse({ per_page: ROWS_SHOWN });
  const [count, { data }] = await Promise.all([countFailures(context, {}), listFailures(context, query)]);
  return {
    figures: [countOf('rows', count, href)],
    chart: null,
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
    chart: null,
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

/** People who were asked onto the team and haven't answered, those asked last at first. */
export const readInvitations: ReadWidget = async ({ context, place }) => {
  const team = `${place}/team`;
  const href = `${team}${searchOf({ view: 'invited' })}`;
  const asked = sql`select from members where org_id = ${context.organization} and status = 'invited' and archived_at is null`;
  const [count, invitations] = await Promise.all([
    countRows(context, asked),
    openInvitations(context).orderBy('invitations.id', 'desc').execute(),
  ]);
  const isOver = ({ status }: (typeof invitations)[number]) => status === 'expired';
  return {
    figures: [countOf('rows', count, href), countOf('expired', invitations.filter(isOver).length)],
    chart: null,
    rows: invitations.slice(0, ROWS_SHOWN).map((invitation) =>
      rowOf({
        ...{ id: invitation.id, title: invitation.name, note: invitation.email },
        ...{ at: invitation.created_at, mark: isOver(invitation) ? 'expired' : null },
        href: `${team}/${invitation.member_id}`,
      }),
    ),
    href,
  };
};
