import type { NewContact } from '#contract/clients/contacts.ts';
import type { Context } from '../../../platform/context.ts';
import { changesBetween } from '../../../platform/events.ts';
import { type ContactRow, requireContact } from '../queries/contacts.ts';
import { holdClient } from '../rules/hold-client.ts';
import { checkLeftAt } from '../rules/left-at.ts';
import { readPhones } from '../rules/phones.ts';
import { freeMainContact, hasMainContact } from '../writing/main-contact.ts';
import { tellContact } from '../writing/tell-contact.ts';

/** Adds somebody to a client. Throws 404, 422 `archived`, `phone-number`, `left-in-future`. */
export const createContact = async (
  context: Context,
  client: string,
  contact: NewContact,
): Promise<ContactRow> => {
  await holdClient(context, client);
  await checkLeftAt(context, contact.left_at);
  const phones = await readPhones(context, client, contact.phones);
  const main = !contact.left_at && (contact.main ?? !(await hasMainContact(context, client)));
  if (main) await freeMainContact(context, client);
  const fields = { ...contact, main, ...(phones ? { phones } : {}) };
  const { id } = await context.db
    .insertInto('contacts')
    .values({ org_id: context.organization, client_id: client, ...fields })
    .returning('id')
    .executeTakeFirstOrThrow();
  const made = await requireContact(context, client, id);
  await tellContact(context, 'created', made, changesBetween({}, fields));
  return made;
};
