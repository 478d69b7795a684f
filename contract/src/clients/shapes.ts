import { z } from 'zod';
import { currency, day, entity, id, name, reference, seconds, tags } from '../shapes.ts';

/** Where the relation with a client stands, in the order of its life. */
export const CLIENT_STATUSES = ['prospect', 'active', 'dormant', 'lost'] as const;

/** Where the relation with a client stands. */
export const clientStatus = z.enum(CLIENT_STATUSES);

/** Where the relation with a client stands. */
export type ClientStatus = z.infer<typeof clientStatus>;

/** Short and unique in the organization: 2 to 12 capitals, digits and hyphens. */
export const clientCode = z
  .string()
  .trim()
  .regex(/^[A-Z0-9-]{2,12}$/, 'Use 2 to 12 capital letters, digits and hyphens, such as HRB.');

/** A company's web address, http or https. */
export const website = z
  .string()
  .trim()
  .max(500, 'Use at most 500 characters.')
  .regex(
    /^https?:\/\/[^\s/.?#]+(\.[^\s/.?#]+)+([/?#]\S*)?$/i,
    'Enter an address such as https://hartley.example.',
  );

const vatId = z
  .string()
  .trim()
  .regex(
    /^(?=(.*[A-Za-z0-9]){4})[A-Za-z0-9][A-Za-z0-9 .\-/]{3,24}$/,
    'Enter a VAT id such as GB 123 4567 82.',
  );

const shortText = (max: number) =>
  z.string().trim().min(1, 'Enter something, or leave it out.').max(max, `Use at most ${max} characters.`);

const paymentTermsDays = z
  .int('Enter whole days, 0 to 120.')
  .min(0, 'Use 0 to 120 days.')
  .max(120, 'Use 0 to 120 days.');

/** What somebody may write of a client. */
export const clientFields = z.object({
  name,
  code: clientCode.nullable(),
  legal_name: shortText(200).nullable(),
  vat_id: vatId.nullable(),
  status: clientStatus,
  industry: shortText(120).nullable(),
  parent_id: id.nullable(),
  owner_id: id.nullable(),
  currency: currency.nullable(),
  payment_terms_days: paymentTermsDays,
  website: website.nullable(),
  tags,
  external_ref: shortText(120).nullable(),
});

/** What somebody may write of a client. */
export type ClientFields = z.infer<typeof clientFields>;

/** Says that the likeness to another client was seen and is meant. */
const confirmation = { confirm_duplicate: z.boolean().optional() };

/** A new client: the rest has defaults (active, 30 days). */
export const newClient = clientFields.partial().required({ name: true }).extend(confirmation);

/** A new client. */
export type NewClient = z.infer<typeof newClient>;

/** The fields of a client that change. */
export const clientChanges = clientFields.partial().extend(confirmation);

/** The fields of a client that change. */
export type ClientChanges = z.infer<typeof clientChanges>;

/** Words of a client as they are told: they were checked when they were written, and checking those of a list again is most of what it costs. */
const told = {
  name: z.string(),
  code: z.string().nullable(),
  legal_name: z.string().nullable(),
  vat_id: z.string().nullable(),
  industry: z.string().nullable(),
  currency: z.string().nullable(),
  website: z.string().nullable(),
  tags: z.array(z.string()),
  external_ref: z.string().nullable(),
};

/** A client with whom it belongs to and what has been done for it: its projects and the seconds logged on them. */
export const client = z.object({
  ...entity.shape,
  ...clientFields.omit({ parent_id: true, owner_id: true }).shape,
  ...told,
  parent: reference.nullable(),
  owner: reference.nullable(),
  projects: z.int(),
  open_projects: z.int(),
  seconds,
  /** The last day with time on one of its projects. */
  last_work_day: day.nullable(),
  /**
   * What is left of all that its projects sold, in percent with one place; null for those who may not see costs, without any price, and
   * where projects have several currencies: the client's overview brings those together.
   */
  margin_pct: z.number().nullable(),
  /** The client that it went into; it is archived then. */
  merged_into: reference.nullable(),
});

/** A client with whom it belongs to and what has been done for it. */
export type Client = z.infer<typeof client>;
