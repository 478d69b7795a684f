import { sql } from 'kysely';
import { z } from 'zod';
import { Failure } from '#contract/errors.ts';
import { RECEIPTS } from '#contract/notifications/push.ts';
import { actAs } from '../../../platform/act-as.ts';
import type { OpenContext } from '../../../platform/context.ts';
import { findReceipt } from '../queries/receipts.ts';

const sent = z.strictObject({ receipt: z.string(), said: z.enum(RECEIPTS) });

/**
 * Marks what a receipt says of its one notification: web-push as sent, or app and web-push as read. What was marked keeps its
 * moment. Throws 400 for a receipt that can't be read, that another server signed, or that is too old.
 */
export const takeReceipt = async (context: OpenContext, bytes: Buffer): Promise<void> => {
  const { db, now } = context;
  const { receipt, said } = sent.safeParse(jsonOf(bytes)).data ?? {};
  const found = receipt ? await findReceipt(db, receipt, now) : null;
  if (!found || !said) throw new Failure('bad_request', 'This receipt is none of ours, or too old.');
  await actAs(db, found.recipient);
  const at = now.toISOString();
  const moment = sql.ref(said === 'read' ? 'read_at' : 'sent_at');
  const channels = said === 'read' ? ['app', 'web-push'] : ['web-push'];
  await sql`
    update notifications set ${moment} = ${at}::timestamptz
    where recipient = ${found.recipient} and id = ${found.notification} and ${moment} is null`.execute(db);
  await sql`
    update notification_channels
    set ${moment} = ${at}::timestamptz,
      status = case when status = 'read' then status else ${said}::notification_status end
    where recipient = ${found.recipient} and notification_id = ${found.notification} and ${moment} is null
      and channel = any (${channels}::notification_channel[]) and status <> 'opt-out'`.execute(db);
};

const jsonOf = (bytes: Buffer): unknown => {
  try {
    return JSON.parse(bytes.toString());
  } catch {
    return null;
  }
};
