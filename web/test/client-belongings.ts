import type { Address } from '#contract/clients/addresses.ts';
import type { Contact } from '#contract/clients/contacts.ts';

const made = {
  ...{ version: 1, created_at: '2026-01-01T00:00:00.000Z', updated_at: '2026-01-01T00:00:00.000Z' },
  archived_at: null,
};

/** Somebody at a client who is asked first. */
export const contactDetail = (different: Partial<Contact> = {}): Contact => ({
  ...{ ...made, id: '01a1fb7a-8bb3-77c6-abf2-5c0938cbb3e1', first_name: 'Ada', last_name: 'Byron' },
  ...{ title: 'Head of Finance', emails: ['ada@hartley.example'], roles: ['Invoices'], note: null },
  ...{ phones: ['+442079460018'], phones_shown: ['+44 20 7946 0018'], left_at: null, main: true },
  ...different,
});

/** Headquarters that were written by hand. */
export const addressDetail = (different: Partial<Address> = {}): Address => ({
  ...{
    ...made,
    id: '01a1fb7a-8bb3-77c6-abf2-5c0938cbb3f1',
    type: 'hq',
    line1: '1 Harbour Road',
    line2: null,
  },
  ...{ city: 'Aldermouth', region: null, postcode: 'AD1 1HQ', country: 'GB', main: true },
  ...{ place_id: null, lat: null, lng: null, source: 'manual' },
  ...different,
});
