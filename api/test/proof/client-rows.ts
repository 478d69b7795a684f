import type { TestDatabase } from '../database.ts';
import { insertRow } from '../factories/insert-row.ts';

/** Ids of what belongs to the client, and of the same of another one. */
export interface ClientRows {
  readonly contact: string;
  readonly otherContact: string;
  readonly address: string;
  readonly otherAddress: string;
}

/** Somebody and somewhere of a client, with everything that one can say of them, and of another client. */
export const makeOfClients = async (
  database: TestDatabase,
  org_id: string,
  { client, other, mark }: { client: string; other: string; mark: string },
): Promise<ClientRows> => {
  const contactOf = (client_id: string) =>
    insertRow(database, 'contacts', {
      ...{ org_id, client_id, first_name: `${mark} Ada`, last_name: 'Byron', title: `${mark} clerk` },
      ...{
        emails: [`${mark}@port.example`],
        phones: ['+442079460018'],
        roles: [mark],
        left_at: '2026-03-01',
      },
      note: `${mark} mornings`,
    });
  const addressOf = (client_id: string) =>
    insertRow(database, 'addresses', {
      ...{ org_id, client_id, type: 'hq', line1: `${mark} quay`, line2: mark, city: mark, region: mark },
      ...{ postcode: 'SW1A 1AA', country: 'GB', place_id: mark, lat: 51.5, lng: -0.1, source: 'places' },
    });
  return {
    contact: await contactOf(client),
    otherContact: await contactOf(other),
    address: await addressOf(client),
    otherAddress: await addressOf(other),
  };
};
