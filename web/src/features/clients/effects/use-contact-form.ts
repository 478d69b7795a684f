import { useState } from 'react';
import type { Contact, NewContact } from '#contract/clients/contacts.ts';
import { useKeptDraft } from '../../../platform/draft.ts';
import { refusedFields } from '../../../platform/http/refused-fields.ts';
import { toast } from '../../../ui/feedback/toast/toast.ts';
import { useForm } from '../../../ui/form-page/use-form.ts';
import { t } from '../components/contacts/messages.ts';
import { nameOf, useContactWrites } from './use-contact-writes.ts';

/** A contact as it is filled in. */
export type ContactValues = {
  first_name: string;
  last_name: string;
  title: string;
  roles: string[];
  emails: string[];
  phones: string[];
  left_at: string | null;
  note: string;
  main: boolean;
};

/** A new one has a line for each way, so that nobody has to ask for it. */
const valuesOf = (contact: Contact | null, isFirst: boolean): ContactValues => ({
  ...{ first_name: contact?.first_name ?? '', last_name: contact?.last_name ?? '' },
  ...{ title: contact?.title ?? '', roles: [...(contact?.roles ?? [])] },
  ...{ emails: [...(contact?.emails ?? [''])], phones: [...(contact?.phones_shown ?? [''])] },
  ...{ left_at: contact?.left_at ?? null, note: contact?.note ?? '', main: contact?.main ?? isFirst },
});

const filled = (text: string): string | null => text.trim() || null;
const lines = (all: readonly string[]): string[] => all.map((line) => line.trim()).filter(Boolean);

const bodyOf = (values: ContactValues): NewContact => ({
  ...{ first_name: values.first_name.trim(), last_name: values.last_name.trim() },
  ...{ title: filled(values.title), roles: values.roles, note: filled(values.note) },
  ...{ emails: lines(values.emails), phones: lines(values.phones), left_at: values.left_at },
  main: values.main && values.left_at === null,
});

const changedOf = (before: NewContact, after: NewContact): Partial<NewContact> => {
  const old = new Map<string, unknown>(Object.entries(before));
  return Object.fromEntries(
    Object.entries(after).filter(
      ([field, value]) => JSON.stringify(old.get(field)) !== JSON.stringify(value),
    ),
  );
};

/** Empty lines aren't sent, so a line of the answer may be a later one of the form. */
const placeOf = (field: string, values: ContactValues): string => {
  const [list, at] = field.split('.');
  if (at === undefined || (list !== 'emails' && list !== 'phones')) return field;
  const places = [...values[list].keys()].filter((place) => values[list][place]?.trim());
  return `${list}.${places[Number(at)] ?? 0}`;
};

type FormInput = {
  client_id: string;
  /** Null for a new one. */
  contact: Contact | null;
  /** The one that was read last. */
  version: number;
  isFirst: boolean;
  onDone: () => void;
};

/** The form of a contact, new where none is given. What was typed is kept until it is saved. */
export function useContactForm({ client_id, contact, version, isFirst, onDone }: FormInput) {
  const [initial] = useState(() => valuesOf(contact, isFirst));
  const draft = useKeptDraft(`client-contact.${contact?.id ?? client_id}`, initial);
  const { create, update } = useContactWrites(client_id);
  return useForm<ContactValues>({
    ...{ initial, draft },
    validate: {
      first_name: (name) => (name.trim() ? null : t('first_name_missing')),
      last_name: (name) => (name.trim() ? null : t('last_name_missing')),
    },
    onSubmit: async (values) => {
      const body = bodyOf(values);
      // Left alone, it is the server's to say: the first one is the main one.
      const { main, ...others } = body;
      const said = main === initial.main ? others : body;
      try {
        await (contact ? update({ ...contact, version }, changedOf(bodyOf(initial), body)) : create(said));
      } catch (error) {
        return refusedFields(error, t('stale')).map(({ field, message }) => ({
          field: placeOf(field, values),
          message,
        }));
      }
      toast.show({ title: t('saved', { name: nameOf(body) }) });
      onDone();
      return undefined;
    },
  });
}
