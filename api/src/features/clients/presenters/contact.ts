import type { Contact } from '#contract/clients/contacts.ts';
import { showPhone } from '../../../platform/checked-numbers/phone.ts';
import type { ContactRow } from '../queries/contacts.ts';

/** Somebody at a client as people see them. */
export const presentContact = ({ org_id, client_id, ...row }: ContactRow): Contact => ({
  ...row,
  phones_shown: row.phones.map(showPhone),
});
