import { sql } from 'kysely';
import { actAs } from '../../../platform/act-as.ts';
import type { OpenContext } from '../../../platform/context.ts';
import { endMail } from '../../executive/events.ts';
import { findUnsubscribing, type Unsubscribing } from '../queries/unsubscribing.ts';

/**
 * Switches mail off as a signed link says, also where the person's lines for a project say otherwise; answers what. Null for a
 * link that this server didn't sign, or too long ago.
 */
export const switchMailOff = async (context: OpenContext, token: string): Promise<Unsubscribing | null> => {
  const { db, now } = context;
  const wanted = await findUnsubscribing(db, token, now);
  if (!wanted) return null;
  const { recipient, about, executive_mail: order } = wanted;
  await actAs(db, recipient);
  if (order) {
    await endMail(db, recipient, order, now);
    return wanted;
  }
  const ended = about
    ? sql`select ${about.organization}::uuid as organization_id, ${about.type}::text as type`
    : sql`select distinct n.organization_id, n.type from notification_channels c
        join notifications n on n.recipient = c.recipient and n.id = c.notification_id
        where c.recipient = ${recipient} and c.channel = 'email' and c.in_digest`;
  await sql`
    insert into notification_preferences (recipient, organization_id, project_id, type, channel, mode)
    with ended as (${ended})
    select ${recipient}, e.organization_id, null::uuid, e.type, 'email'::notification_channel, 'off' from ended e
    union
    select ${recipient}, e.organization_id, p.project_id, e.type, 'email', 'off' from ended e
    join notification_preferences p on p.recipient = ${recipient} and p.channel = 'email'
      and p.organization_id = e.organization_id and p.project_id is not null and (p.type is null or p.type = e.type)
    on conflict (recipient, organization_id, project_id, type, channel) do update set mode = 'off'`.execute(
    db,
  );
  return wanted;
};
