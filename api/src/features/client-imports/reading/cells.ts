import type { ClientSheetField } from '#contract/client-imports/shapes.ts';
import { type NewAddress, newAddress } from '#contract/clients/addresses.ts';
import { type NewContact, newContact } from '#contract/clients/contacts.ts';
import { CLIENT_STATUSES, type ClientFields, clientFields } from '#contract/clients/shapes.ts';
import { COUNTRIES } from '#contract/countries.ts';
import { labelsOf, type ReadCell, readersOf, wrong } from '../../../platform/files/cells.ts';

type Reader<Fields extends object> = (text: string) => ReadCell<Fields>;

const client = readersOf<ClientFields>(clientFields.shape, clientFields.partial());
const contact = readersOf<NewContact>(newContact.shape, newContact.partial());
const address = readersOf<NewAddress>(newAddress.shape, newAddress.partial());
const upper = (text: string): string => text.toUpperCase();

/** `30`, `30 days` and `net 30` say the same. */
const daysIn = (text: string): unknown => {
  const [, number] = /^(?:net\s*)?(\d+)\s*(?:d|days?)?$/i.exec(text) ?? [];
  return number === undefined ? text : Number(number);
};

const withScheme = (text: string): string => (/^[a-z]+:\/\//i.test(text) ? text : `https://${text}`);

/** Fields of a client whose text is their value. */
export const CLIENT_READERS = {
  name: client.taken('name'),
  code: client.taken('code', upper),
  legal_name: client.taken('legal_name'),
  vat_id: client.taken('vat_id'),
  status: client.oneOf('status', CLIENT_STATUSES),
  industry: client.taken('industry'),
  currency: client.taken('currency', upper),
  payment_terms_days: client.taken('payment_terms_days', daysIn),
  website: client.taken('website', withScheme),
  tags: client.taken('tags', labelsOf),
  external_ref: client.taken('external_ref'),
} as const satisfies Partial<Record<ClientSheetField, Reader<ClientFields>>>;

/** Fields of the first contact. */
export const CONTACT_READERS = {
  contact_first_name: contact.taken('first_name'),
  contact_last_name: contact.taken('last_name'),
  contact_email: contact.taken('emails', (text) => [text]),
  contact_phone: contact.taken('phones', (text) => [text]),
} as const satisfies Partial<Record<ClientSheetField, Reader<NewContact>>>;

const ENGLISH = new Intl.DisplayNames('en', { type: 'region' });
const COUNTRY_WORDS: ReadonlyMap<string, string> = new Map([
  ...COUNTRIES.map((code): [string, string] => [(ENGLISH.of(code) ?? code).toLowerCase(), code]),
  ...COUNTRIES.map((code): [string, string] => [code.toLowerCase(), code]),
  ...[
    ['uk', 'GB'],
    ['usa', 'US'],
    ['great britain', 'GB'],
    ['england', 'GB'],
  ].map(([word = '', code = '']): [string, string] => [word, code]),
]);

const country: Reader<NewAddress> = (text) => {
  const code = COUNTRY_WORDS.get(text.toLowerCase());
  return code ? { country: code } : wrong('Enter a country, such as GB or Germany.');
};

/** Fields of the billing address. */
export const ADDRESS_READERS = {
  address_line1: address.taken('line1', (text) => text.replace(/\s*\n\s*/g, ', ')),
  address_line2: address.taken('line2'),
  city: address.taken('city'),
  region: address.taken('region'),
  postcode: address.taken('postcode'),
  country,
} as const satisfies Partial<Record<ClientSheetField, Reader<NewAddress>>>;
