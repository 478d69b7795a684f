import { z } from 'zod';
import { country } from '../countries.ts';
import { entity } from '../shapes.ts';

/** What an address of a client is for, in the order in which they are shown. */
export const ADDRESS_TYPES = ['billing', 'hq', 'site'] as const;
/** What an address is for. */
export const addressType = z.enum(ADDRESS_TYPES);
/** What an address is for. */
export type AddressType = z.infer<typeof addressType>;

/** Where an address came from: chosen in Google's places, or written by hand. */
export const ADDRESS_SOURCES = ['places', 'manual'] as const;
const addressSource = z.enum(ADDRESS_SOURCES);

/** Fields that say where it is: changed by hand, they no longer say what Google's place does. */
export const PLACE_FIELDS = ['line1', 'city', 'region', 'postcode', 'country'] as const;

const text = (max: number) =>
  z.string().trim().min(1, 'Enter something, or leave it out.').max(max, `Use at most ${max} characters.`);
const latitude = z.number().min(-90, 'Use −90 to 90.').max(90, 'Use −90 to 90.');
const longitude = z.number().min(-180, 'Use −180 to 180.').max(180, 'Use −180 to 180.');

const fields = z.object({
  type: addressType,
  line1: z
    .string('Enter the first line of the address.')
    .trim()
    .min(1, 'Enter the first line of the address.')
    .max(200, 'Use at most 200 characters.'),
  line2: text(200).nullable(),
  city: text(120).nullable(),
  region: text(120).nullable(),
  /** Of the country's own shape, where it has one. */
  postcode: text(20).nullable(),
  country,
  /** Google's id of the place; it comes together with the coordinates, or not at all. */
  place_id: text(300).nullable(),
  lat: latitude.nullable(),
  lng: longitude.nullable(),
  /** `places` with a `place_id`, else `manual`; left out, it follows from that. */
  source: addressSource,
  /** The one of its type that is meant where nothing else is said. A client has at most one of each type. */
  main: z.boolean(),
});

/** A new address. The first one of its type is the main one, unless it says otherwise. */
export const newAddress = fields.partial().required({ type: true, line1: true, country: true });
/** A new address. */
export type NewAddress = z.infer<typeof newAddress>;

/** The fields of an address that change. One of `PLACE_FIELDS` without a `place_id` makes it manual, and its coordinates go. */
export const addressChanges = fields.partial();
/** The fields of an address that change. */
export type AddressChanges = z.infer<typeof addressChanges>;

/** Where a client is. */
export const address = z.object({
  ...entity.shape,
  type: addressType,
  line1: z.string(),
  line2: z.string().nullable(),
  city: z.string().nullable(),
  region: z.string().nullable(),
  postcode: z.string().nullable(),
  country: z.string(),
  place_id: z.string().nullable(),
  lat: z.number().nullable(),
  lng: z.number().nullable(),
  source: addressSource,
  main: z.boolean(),
});
/** Where a client is. */
export type Address = z.infer<typeof address>;
