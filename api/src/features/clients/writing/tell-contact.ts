import type { Context } from '../../../platform/context.ts';
import type { Changes } from '../../../platform/events.ts';

/** What the trail keeps of a contact only as having changed: it is never rewritten, and these are how a person is reached. */
const UNTOLD = ['emails', 'phones', 'note'];

interface Somebody {
  readonly id: string;
  readonly client_id: string;
  readonly first_name: string;
  readonly last_name: string;
}

/** Writes what happened to a contact into the trail of its client. */
export const tellContact = (
  context: Context,
  deed: 'created' | 'updated' | 'archived' | 'restored',
  { id, client_id, first_name, last_name }: Somebody,
  changes: Changes = {},
): Promise<void> => {
  const fields = Object.keys(changes).filter((field) => UNTOLD.includes(field));
  return context.record({
    type: `contact.${deed}`,
    subject: { type: 'client', id: client_id },
    changes: Object.fromEntries(Object.entries(changes).filter(([field]) => !UNTOLD.includes(field))),
    data: { contact_id: id, name: `${first_name} ${last_name}`, ...(fields.length > 0 ? { fields } : {}) },
  });
};
