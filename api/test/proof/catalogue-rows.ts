import { randomUUID } from 'node:crypto';
import { makeClient } from '../factories/client.ts';
import { insertRow } from '../factories/insert-row.ts';
import type { TestOrganization } from '../people.ts';
import type { TestServer } from '../server.ts';
import { makeOfClients } from './client-rows.ts';
import { makeExchangeRate } from './exchange-rates.ts';
import { makeRates } from './rate-rows.ts';

/** A client with all that belongs to it, two services with their rates, and what a currency was worth. */
export const makeCatalogue = async (
  { database }: TestServer,
  organization: TestOrganization,
  mark: string,
) => {
  const org_id = organization.id;
  const { manager } = organization.people;
  const insert = (table: string, fields: object) => insertRow(database, table, { org_id, ...fields });
  const code = () => `C-${randomUUID().slice(0, 8).toUpperCase()}`;
  const parent = await makeClient(database, organization, { name: `${mark} group` });
  const client = await makeClient(database, organization, {
    ...{ name: `${mark} port`, code: code(), legal_name: `${mark} port ltd`, vat_id: 'GB 123 4567 82' },
    ...{ industry: `${mark} ports`, parent_id: parent, owner_id: manager.member, currency: 'EUR' },
    ...{ website: 'https://port.example', tags: [mark], external_ref: `${mark} ref` },
  });
  const made = { status: 'active', category: `${mark} guards`, skills: [mark], min_margin_pct: '20.00' };
  const service = await insert('service_types', { code: code(), name: `${mark} guarding`, ...made });
  const otherService = await insert('service_types', { code: code(), name: `${mark} dogs`, ...made });
  return {
    ...(await makeOfClients(database, org_id, { client, other: parent, mark })),
    client,
    service,
    otherService,
    exchangeRate: await makeExchangeRate(database, org_id),
    ...(await makeRates(database, org_id, { client, service, otherService })),
  };
};
