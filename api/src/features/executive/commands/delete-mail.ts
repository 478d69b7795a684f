import type { PersonContext } from '../../../platform/context.ts';
import { requireVersion } from '../../../platform/postgres/versions.ts';
import { lockMail } from '../queries/mails.ts';
import { listOwnPlaces } from '../rules/own-places.ts';
import { recordMail } from '../writing/record-mail.ts';

/** Deletes an order of the caller's. Throws 404, 412. */
export const deleteMail = async (context: PersonContext, id: string): Promise<void> => {
  const { db, person } = context;
  const row = await lockMail(db, person.sub, id);
  requireVersion(row, context.version, 'order');
  await db.deleteFrom('executive_mails').where('recipient', '=', person.sub).where('id', '=', id).execute();
  const places = await listOwnPlaces(context, row.organization_ids);
  await recordMail(context, places, { type: 'executive-mail.deleted', id });
};
