import type { Realm } from './rows.ts';
import { type Expectation, inOrganization, REFUSED, RESTING } from './who-may.ts';

type Body = (realm: Realm) => object;

const contact: Body = () => ({
  ...{ first_name: 'Ada', last_name: 'Byron', title: 'Clerk', emails: ['ada@port.example'] },
  ...{ phones: ['+44 20 7946 0018'], roles: ['Invoices'], left_at: null, note: 'Mornings', main: true },
});
const address: Body = () => ({
  ...{ type: 'site', line1: '1 Quay', line2: 'Floor 2', city: 'Aldermouth', region: 'Kent' },
  ...{ postcode: 'SW1A 1AA', country: 'GB', place_id: 'ChIJ-quay', lat: 51.5, lng: -0.1, main: true },
});
const CONTACT = '/clients/:client_id/contacts/:contact_id';
const ADDRESS = '/clients/:client_id/addresses/:address_id';

/** Bodies of the endpoints of what belongs to a client. */
export const CLIENT_BODIES: Readonly<Record<string, Body>> = {
  'POST /clients/:client_id/contacts': contact,
  [`PATCH ${CONTACT}`]: contact,
  'POST /clients/:client_id/addresses': address,
  [`PATCH ${ADDRESS}`]: address,
  'POST /client-imports/check': () => ({ known: 'update', alike: 'skip' }),
  'POST /client-imports': () => ({ known: 'update', alike: 'skip' }),
};

/** Endpoints of what belongs to a client: read with it, changed with it. */
export const OF_CLIENTS: Readonly<Record<string, Expectation>> = {
  'GET /clients/:client_id/contacts': inOrganization('manager'),
  'POST /clients/:client_id/contacts': inOrganization('admin'),
  [`PATCH ${CONTACT}`]: inOrganization('admin'),
  [`DELETE ${CONTACT}`]: inOrganization('admin'),
  [`POST ${CONTACT}/restore`]: inOrganization('admin', RESTING),
  'GET /clients/:client_id/addresses': inOrganization('manager'),
  'POST /clients/:client_id/addresses': inOrganization('admin'),
  [`PATCH ${ADDRESS}`]: inOrganization('admin'),
  [`DELETE ${ADDRESS}`]: inOrganization('admin'),
  [`POST ${ADDRESS}/restore`]: inOrganization('admin', RESTING),
  // Clients from a file, and as one
  'POST /client-imports/sheet': inOrganization('admin'),
  'POST /client-imports/check': inOrganization('admin'),
  'GET /client-imports': inOrganization('admin'),
  'POST /client-imports': inOrganization('admin'),
  'POST /client-imports/:import_id/undo': inOrganization('admin', REFUSED),
  'GET /client-exports/csv': inOrganization('admin'),
  'GET /client-exports/xlsx': inOrganization('admin'),
};
