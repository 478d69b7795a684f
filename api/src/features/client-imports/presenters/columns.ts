import {
  CLIENT_HEADINGS,
  CLIENT_SHEET_FIELDS,
  type ClientSheetField,
} from '#contract/client-imports/shapes.ts';
import { showPhone } from '../../../platform/checked-numbers/phone.ts';
import type { Cell, Column } from '../../../platform/row-files/columns.ts';
import type { ExportedAddress, ExportedClient, ExportedContact } from '../queries/export-pages.ts';

/** Labels, or several numbers of one person, in one cell. */
const several = (texts: readonly string[] | undefined): string | null => texts?.join('; ') || null;

const CELLS: Readonly<Record<ClientSheetField, (client: ExportedClient) => Cell>> = {
  name: ({ name }) => name,
  code: ({ code }) => code,
  legal_name: ({ legal_name }) => legal_name,
  vat_id: ({ vat_id }) => vat_id,
  status: ({ status }) => status,
  industry: ({ industry }) => industry,
  parent: ({ parent }) => parent?.name ?? null,
  owner: ({ owner }) => owner?.name ?? null,
  currency: ({ currency }) => currency,
  payment_terms_days: ({ payment_terms_days }) => payment_terms_days,
  website: ({ website }) => website,
  tags: ({ tags }) => several(tags),
  external_ref: ({ external_ref }) => external_ref,
  contact_first_name: ({ contacts }) => contacts[0]?.first_name ?? null,
  contact_last_name: ({ contacts }) => contacts[0]?.last_name ?? null,
  contact_email: ({ contacts }) => contacts[0]?.emails[0] ?? null,
  contact_phone: ({ contacts }) => phonesOf(contacts[0]?.phones.slice(0, 1)),
  address_line1: ({ addresses }) => addresses[0]?.line1 ?? null,
  address_line2: ({ addresses }) => addresses[0]?.line2 ?? null,
  city: ({ addresses }) => addresses[0]?.city ?? null,
  region: ({ addresses }) => addresses[0]?.region ?? null,
  postcode: ({ addresses }) => addresses[0]?.postcode ?? null,
  country: ({ addresses }) => addresses[0]?.country ?? null,
};

const phonesOf = (phones: readonly string[] | undefined): string | null => several(phones?.map(showPhone));

const WIDE: readonly string[] = ['name', 'legal_name', 'parent', 'website', 'address_line1', 'contact_email'];

/** The columns of clients: those that an import reads, by the names that it knows, then what has been done for them. */
export const CLIENT_COLUMNS: readonly Column<ExportedClient>[] = [
  ...CLIENT_SHEET_FIELDS.map((field) => ({
    ...{ heading: CLIENT_HEADINGS[field], cell: CELLS[field] },
    width: WIDE.includes(field) ? 28 : 14,
  })),
  { heading: 'Projects', cell: ({ work }) => work.projects, width: 10 },
  { heading: 'Open projects', cell: ({ work }) => work.open_projects, width: 10 },
  { heading: 'Hours', cell: ({ work }) => (work.seconds / 3600).toFixed(2), width: 10 },
  { heading: 'Created', cell: ({ created_at }) => dayOf(created_at), width: 12 },
  { heading: 'Changed', cell: ({ updated_at }) => dayOf(updated_at), width: 12 },
];

const dayOf = (at: string): string => at.slice(0, 10);

/** One line of a sheet of contacts or addresses, and whose it is. */
export interface Of<Thing> {
  readonly client: ExportedClient;
  readonly thing: Thing;
}

const WHOSE = <Thing>(): Column<Of<Thing>>[] => [
  { heading: 'Client', cell: ({ client }) => client.name, width: 28 },
  { heading: 'Client code', cell: ({ client }) => client.code, width: 14 },
];

const yes = (is: boolean): string | null => (is ? 'yes' : null);

/** The columns of contacts. */
export const CONTACT_COLUMNS: readonly Column<Of<ExportedContact>>[] = [
  ...WHOSE<ExportedContact>(),
  { heading: 'First name', cell: ({ thing }) => thing.first_name, width: 16 },
  { heading: 'Last name', cell: ({ thing }) => thing.last_name, width: 16 },
  { heading: 'Title', cell: ({ thing }) => thing.title, width: 20 },
  { heading: 'E-mails', cell: ({ thing }) => several(thing.emails), width: 28 },
  { heading: 'Phones', cell: ({ thing }) => phonesOf(thing.phones), width: 24 },
  { heading: 'Roles', cell: ({ thing }) => several(thing.roles), width: 20 },
  { heading: 'Main', cell: ({ thing }) => yes(thing.main), width: 8 },
  { heading: 'Left on', cell: ({ thing }) => thing.left_at, width: 12 },
];

/** The columns of addresses. */
export const ADDRESS_COLUMNS: readonly Column<Of<ExportedAddress>>[] = [
  ...WHOSE<ExportedAddress>(),
  { heading: 'Type', cell: ({ thing }) => thing.type, width: 10 },
  { heading: 'Main', cell: ({ thing }) => yes(thing.main), width: 8 },
  { heading: 'Line 1', cell: ({ thing }) => thing.line1, width: 28 },
  { heading: 'Line 2', cell: ({ thing }) => thing.line2, width: 20 },
  { heading: 'City', cell: ({ thing }) => thing.city, width: 16 },
  { heading: 'Region', cell: ({ thing }) => thing.region, width: 16 },
  { heading: 'Postcode', cell: ({ thing }) => thing.postcode, width: 12 },
  { heading: 'Country', cell: ({ thing }) => thing.country, width: 10 },
];
