import { z } from 'zod';
import { day, id, name } from '../shapes.ts';

const code = z.string().regex(/^[A-Z0-9-]{2,12}$/, 'Use 2 to 12 capital letters, digits and hyphens.');

const existing = z.strictObject({ id });

const made = <Fields extends z.ZodRawShape>(fields: Fields) =>
  z.strictObject({ create: z.strictObject(fields) });

/** A member of ours, or a new one; without an e-mail address they can't be invited until one is entered. */
export const personChoice = z.union([existing, made({ name, email: z.email().max(254).optional() })]);

/** A client of ours, or a new one. */
export const clientChoice = z.union([existing, made({ name, code: code.optional() })]);

/**
 * A project of ours, a new one, or null: the time belongs to no project. A new one takes the client that its client in the
 * file is mapped to unless `client_id` names another, and starts on the day of its first entry; without either it is
 * internal. A missing code is made from the name.
 */
export const projectChoice = z.union([
  existing,
  made({ name, code: code.optional(), client_id: id.nullish(), start_date: day.optional() }),
  z.null(),
]);

/** A service type of ours, a new one, or null: the time is logged without. */
export const serviceChoice = z.union([existing, made({ name, code: code.optional() }), z.null()]);

const choices = <Choice extends z.ZodType>(choice: Choice) =>
  z.record(z.string().max(500), choice).default({});

/**
 * What becomes of everything that the file names, by the keys of its preview. What isn't mentioned takes its match, and is
 * created where there is none; rows without a project stay without. `date_order` answers an ambiguous one.
 */
export const importMapping = z.object({
  date_order: z.enum(['dmy', 'mdy']).optional(),
  people: choices(personChoice),
  clients: choices(clientChoice),
  projects: choices(projectChoice),
  services: choices(serviceChoice),
});

/** What becomes of everything that the file names. */
export type ImportMapping = z.infer<typeof importMapping>;

/** What becomes of a person of the file. */
export type PersonChoice = z.infer<typeof personChoice>;
/** What becomes of a client of the file. */
export type ClientChoice = z.infer<typeof clientChoice>;
/** What becomes of a project of the file. */
export type ProjectChoice = z.infer<typeof projectChoice>;
/** What becomes of a service type of the file. */
export type ServiceChoice = z.infer<typeof serviceChoice>;
