import type { Contact, NewContact } from '#contract/clients/contacts.ts';
import type { Format } from '../../../../platform/format/use-format.ts';
import { changedByBoth, rebased } from '../../../../platform/http/rebasing.ts';
import type { Conflict } from '../../../../ui/form-page/conflict-dialog.tsx';
import { t } from '../../components/contacts/messages.ts';
import { t as words } from '../../messages.ts';

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
  /** What it is typed over; null for a new one. */
  seen: Contact | null;
};

/** A new one has a line for each way, so that nobody has to ask for it. */
export const valuesOf = (contact: Contact | null, isFirst = false): ContactValues => ({
  ...{ first_name: contact?.first_name ?? '', last_name: contact?.last_name ?? '' },
  ...{ title: contact?.title ?? '', roles: [...(contact?.roles ?? [])] },
  ...{ emails: [...(contact?.emails ?? [''])], phones: [...(contact?.phones_shown ?? [''])] },
  ...{ left_at: contact?.left_at ?? null, note: contact?.note ?? '', main: contact?.main ?? isFirst },
  seen: contact,
});

const filled = (text: string): string | null => text.trim() || null;
const lines = (all: readonly string[]): string[] => all.map((line) => line.trim()).filter(Boolean);

/** A contact as the API takes it. */
export const bodyOf = (values: ContactValues): NewContact => ({
  ...{ first_name: values.first_name.trim(), last_name: values.last_name.trim() },
  ...{ title: filled(values.title), roles: values.roles, note: filled(values.note) },
  ...{ emails: lines(values.emails), phones: lines(values.phones), left_at: values.left_at },
  main: values.main && values.left_at === null,
});

/** What differs from what was seen. */
export const changesOf = (values: ContactValues): Partial<NewContact> => {
  const old = new Map<string, unknown>(Object.entries(bodyOf(valuesOf(values.seen))));
  return Object.fromEntries(
    Object.entries(bodyOf(values)).filter(
      ([field, value]) => JSON.stringify(old.get(field)) !== JSON.stringify(value),
    ),
  );
};

/** Empty lines aren't sent, so a line of the answer may be a later one of the form. */
export const placeOf = (field: string, values: ContactValues): string => {
  const [list, at] = field.split('.');
  if (at === undefined || (list !== 'emails' && list !== 'phones')) return field;
  const places = [...values[list].keys()].filter((place) => values[list][place]?.trim());
  return `${list}.${places[Number(at)] ?? 0}`;
};

const FIELDS = [
  ...(['first_name', 'last_name', 'title', 'emails', 'phones'] as const),
  ...(['roles', 'note', 'left_at', 'main'] as const),
];

const labelOf = (field: (typeof FIELDS)[number]): string => t(field === 'main' ? 'is_main' : field);

const sides = (mine: ContactValues, theirs: Contact) =>
  [valuesOf(mine.seen), mine, valuesOf(theirs)] as const;

/** Fields that both changed, and differently, in words. */
export const conflictsOf = (
  mine: ContactValues,
  theirs: Contact,
  format: Pick<Format, 'day'>,
): Conflict[] => {
  const now = valuesOf(theirs);
  return changedByBoth(FIELDS, sides(mine, theirs)).map((field) => {
    const word = (values: ContactValues): string => {
      const value = values[field];
      if (Array.isArray(value)) return lines(value).join(', ');
      if (typeof value === 'boolean') return words(value ? 'yes' : 'no');
      return field === 'left_at' && value ? format.day(value) : (value ?? '');
    };
    return { field, label: labelOf(field), yours: word(mine), theirs: word(now) };
  });
};

/** Theirs, with what of mine they didn't touch. */
export const rebase = (mine: ContactValues, theirs: Contact): ContactValues =>
  rebased(FIELDS, sides(mine, theirs));
