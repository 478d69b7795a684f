import type { ClientSheetField } from '#contract/client-imports/shapes.ts';
import { DECISION_COLUMN } from '#contract/sheets.ts';
import type { ColumnNames } from '../../../platform/files/column-names.ts';

/** How other applications, and our own export, name what a column holds; a field's own name is known anyway. */
export const COLUMN_NAMES: ColumnNames<ClientSheetField> = {
  name: [
    'client',
    'client name',
    'customer',
    'customer name',
    'company',
    'company name',
    'account',
    'account name',
  ],
  code: ['client code', 'customer code', 'short name', 'key', 'number', 'client number', 'customer number'],
  legal_name: ['legal entity', 'registered name', 'legal company name'],
  vat_id: ['vat', 'vat no', 'vat number', 'vat reg no', 'tax id', 'tax number', 'ust id', 'tva'],
  status: ['state', 'client status'],
  industry: ['sector', 'branch', 'industry sector'],
  parent: ['parent client', 'parent company', 'parent account', 'belongs to', 'group'],
  owner: ['account owner', 'account manager', 'manager', 'responsible', 'owner e mail', 'owner email'],
  currency: ['currency code'],
  payment_terms_days: ['payment terms', 'terms', 'payment term', 'net days', 'days to pay', 'credit days'],
  website: ['web', 'url', 'homepage', 'web site', 'web address', 'domain'],
  tags: ['labels', 'tag'],
  external_ref: ['external ref', 'external reference', 'external id', 'reference', 'ref', 'crm id', 'erp id'],
  contact_first_name: ['first name', 'given name', 'contact given name'],
  contact_last_name: ['last name', 'surname', 'family name', 'contact surname'],
  contact_email: ['e mail', 'email', 'mail', 'contact e mail', 'email address', 'e mail address'],
  contact_phone: ['phone', 'telephone', 'tel', 'mobile', 'phone number', 'contact telephone'],
  address_line1: ['address', 'address line 1', 'street', 'address 1', 'street address', 'billing address'],
  address_line2: ['address line 2', 'address 2', 'building', 'suite'],
  city: ['town', 'place', 'locality'],
  region: ['county', 'province', 'state or province'],
  postcode: ['post code', 'postal code', 'zip', 'zip code', 'plz'],
  country: ['country code', 'nation'],
};

/** The columns that are read in a check: those of fields, and the one that says what becomes of a row. */
export const CHECKED_COLUMNS: ColumnNames<ClientSheetField | typeof DECISION_COLUMN> = {
  ...COLUMN_NAMES,
  [DECISION_COLUMN]: [],
};
