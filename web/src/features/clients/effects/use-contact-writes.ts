import { useQueryClient } from '@tanstack/react-query';
import {
  archiveContact,
  createContact,
  restoreContact,
  updateContact,
} from '#contract/clients/contact-endpoints.ts';
import type { Contact, ContactChanges, NewContact } from '#contract/clients/contacts.ts';
import { call } from '../../../platform/call.ts';
import { toast } from '../../../ui/feedback/toast/toast.ts';
import { t } from '../components/contacts/messages.ts';

type Kept = Pick<Contact, 'id' | 'version' | 'first_name' | 'last_name'>;

/** What a contact is called. */
export const nameOf = ({ first_name, last_name }: Pick<Contact, 'first_name' | 'last_name'>): string =>
  `${first_name} ${last_name}`;

interface Turn {
  readonly said: string;
  readonly undo: ContactChanges;
  /** Whose change takes it back, where it isn't the same contact's. */
  readonly on?: Kept | undefined;
}

/** Adds, changes and archives contacts of a client. `create` and `update` leave their errors to the form. */
export function useContactWrites(client_id: string) {
  const client = useQueryClient();
  const refresh = () => client.invalidateQueries({ queryKey: ['clients'] });
  const params = ({ id }: Pick<Contact, 'id'>) => ({ client_id, contact_id: id });
  const failed = (error: unknown) => toast.show({ title: t('failed'), err: error });
  const change = (kept: Kept, body: ContactChanges) =>
    call(updateContact, { params: params(kept), version: kept.version, body }).finally(refresh);
  const restore = (kept: Kept) =>
    call(restoreContact, { params: params(kept) }).then(
      () => toast.show({ title: t('restored', { name: nameOf(kept) }) }),
      failed,
    );
  return {
    create: (body: NewContact) => call(createContact, { params: { client_id }, body }).finally(refresh),
    update: change,
    /** Changes something at once and says so, with Undo. */
    turn: async (kept: Kept, body: ContactChanges, { said, undo, on }: Turn) => {
      try {
        const changed = await change(kept, body);
        const onSelect = () => void change(on ?? changed, undo).catch(failed);
        toast.show({ title: said, action: { onSelect } });
      } catch (error) {
        failed(error);
      }
    },
    archive: async (kept: Kept) => {
      try {
        await call(archiveContact, { params: params(kept), version: kept.version });
        const onSelect = () => void restore(kept).finally(refresh);
        toast.show({ title: t('archived', { name: nameOf(kept) }), action: { onSelect } });
      } catch (error) {
        failed(error);
      }
      await refresh();
    },
  };
}
