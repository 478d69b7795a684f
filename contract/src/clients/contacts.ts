import { z } from 'zod';
import { day, entity } from '../shapes.ts';

/** The most mail addresses, phone numbers and roles that one contact has. */
export const LINES_AT_MOST = 10;

const text = (max: number) =>
  z.string().trim().min(1, 'Enter something, or leave it out.').max(max, `Use at most ${max} characters.`);
const nameOf = (which: string) =>
  z.string(`Enter a ${which}.`).trim().min(1, `Enter a ${which}.`).max(80, 'Use at most 80 characters.');
const unique = (items: readonly string[]): boolean =>
  new Set(items.map((item) => item.toLowerCase())).size === items.length;
const few = (line: z.ZodType<string>) =>
  z.array(line).max(LINES_AT_MOST, `Use at most ${LINES_AT_MOST}.`).refine(unique, 'Name each one once.');

const fields = z.object({
  first_name: nameOf('first name'),
  last_name: nameOf('last name'),
  title: text(120).nullable(),
  emails: few(z.email('Enter an address such as ada@hartley.example.').max(254)),
  /** As people write them: the server reads them in the client's country, where they name none, and keeps E.164. */
  phones: few(
    z
      .string()
      .trim()
      .min(1, 'Enter a phone number, or take the line out.')
      .max(40, 'Use at most 40 characters.'),
  ),
  /** What they are to be asked about, such as `Invoices`. */
  roles: few(z.string().trim().min(1, 'Enter a role, or take it out.').max(40, 'Use at most 40 characters.')),
  /** The day they left the client; null while they are there. */
  left_at: day.nullable(),
  note: text(2000).nullable(),
  /** The one to be asked first. A client has at most one: naming another takes it from whoever was it. */
  main: z.boolean(),
});

/** A new contact. The first one of a client is the main one, unless it says otherwise. */
export const newContact = fields.partial().required({ first_name: true, last_name: true });
/** A new contact. */
export type NewContact = z.infer<typeof newContact>;

/** The fields of a contact that change. */
export const contactChanges = fields.partial();
/** The fields of a contact that change. */
export type ContactChanges = z.infer<typeof contactChanges>;

/** Somebody at a client. `phones` are E.164; `phones_shown` are the same in the same order, as people read them. */
export const contact = z.object({
  ...entity.shape,
  first_name: z.string(),
  last_name: z.string(),
  title: z.string().nullable(),
  emails: z.array(z.string()),
  phones: z.array(z.string()),
  phones_shown: z.array(z.string()),
  roles: z.array(z.string()),
  left_at: day.nullable(),
  note: z.string().nullable(),
  main: z.boolean(),
});
/** Somebody at a client. */
export type Contact = z.infer<typeof contact>;
