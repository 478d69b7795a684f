import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import type { Contact } from '#contract/clients/contacts.ts';
import { useKeptDraft } from '../../../platform/draft.ts';
import { useFormat } from '../../../platform/format/use-format.ts';
import { t } from '../components/contacts/messages.ts';
import { clientContacts } from '../queries.ts';
import {
  bodyOf,
  type ContactValues,
  changesOf,
  conflictsOf,
  placeOf,
  rebase,
  valuesOf,
} from './belongings/contact-values.ts';
import { useSeenForm } from './belongings/use-seen-form.ts';
import { nameOf, useContactWrites } from './use-contact-writes.ts';

type FormInput = {
  client_id: string;
  /** Null for a new one. */
  contact: Contact | null;
  isFirst: boolean;
  onDone: () => void;
};

/** The form of a contact, new where none is given. What was typed is kept until it is saved. */
export function useContactForm({ client_id, contact, isFirst, onDone }: FormInput) {
  const format = useFormat();
  const queries = useQueryClient();
  const [initial] = useState(() => valuesOf(contact, isFirst));
  const draft = useKeptDraft(`client-contact.${contact?.id ?? client_id}`, initial);
  const { create, update } = useContactWrites(client_id);
  return useSeenForm<Contact, ContactValues>({
    ...{ initial, draft, rebase, placeOf, onDone },
    validate: {
      first_name: (name) => (name.trim() ? null : t('first_name_missing')),
      last_name: (name) => (name.trim() ? null : t('last_name_missing')),
    },
    write: (values, version) => {
      if (values.seen) return update({ ...values.seen, version }, changesOf(values));
      const { main, ...others } = bodyOf(values);
      // Left alone, it is the server's to say: the first one is the main one.
      return create(main === initial.main ? others : { ...others, main });
    },
    reread: async ({ id }) => {
      const { pages } = await queries.fetchInfiniteQuery({ ...clientContacts(client_id), staleTime: 0 });
      return pages.flatMap(({ data }) => data).find((one) => one.id === id) ?? null;
    },
    conflicts: (mine, theirs) => conflictsOf(mine, theirs, format),
    isChanged: (values) => Object.keys(changesOf(values)).length > 0,
    savedWords: (values) => t('saved', { name: nameOf(bodyOf(values)) }),
  });
}
