import type { ContactChanges } from '#contract/clients/contacts.ts';
import { notFound } from '#contract/errors.ts';
import type { Context } from '../../../platform/context.ts';
import { changesBetween } from '../../../platform/events.ts';
import { requireVersion } from '../../../platform/postgres/versions.ts';
import { type ContactRow, requireContact } from '../queries/contacts.ts';
import { holdClient } from '../rules/hold-client.ts';
import { checkLeftAt } from '../rules/left-at.ts';
import { readPhones } from '../rules/phones.ts';
import { freeMainContact } from '../writing/main-contact.ts';
import { tellContact } from '../writing/tell-contact.ts';

/**
 * Changes somebody at a client; nothing is written when nothing differs. Whoever has left is no main contact.
 * Throws 404, 412, 422 as of a new one.
 */
export const updateContact = async (
  context: Context,
  { client, id }: { readonly client: string; readonly id: string },
  changed: ContactChanges,
): Promise<ContactRow> => {
  await holdClient(context, client);
  const before = await requireContact(context, client, id);
  if (before.archived_at) throw notFound('contact');
  requireVersion(before, context.version, 'contact');
  const phones = await readPhones(context, client, changed.phones);
  const left = changed.left_at === undefined ? before.left_at : changed.left_at;
  if (left !== before.left_at) await checkLeftAt(context, left);
  const fields = {
    ...changed,
    ...(phones ? { phones } : {}),
    main: left === null && (changed.main ?? before.main),
  };
  const changes = changesBetween(before, fields);
  if (Object.keys(changes).length === 0) return before;
  if (fields.main && !before.main) await freeMainContact(context, client);
  await context.db
    .updateTable('contacts')
    .set(fields)
    .where('org_id', '=', context.organization)
    .where('id', '=', id)
    .execute();
  const after = await requireContact(context, client, id);
  await tellContact(context, 'updated', after, changes);
  return after;
};
