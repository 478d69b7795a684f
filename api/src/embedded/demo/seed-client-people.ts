import type pg from 'pg';
import { CLIENT_PEOPLE, COUNTRY_OF, contactOf } from './client-people.ts';
import type { Company } from './company.ts';
import { insert, type Row } from './insert.ts';
import { idOf } from './random.ts';

/** Writes whom to ask at each client of the demo, and where it is. The first of each kind is the main one. */
export const seedClientPeople = async (client: pg.Client, company: Company): Promise<void> => {
  await insert(
    client,
    'contacts',
    company.clients.flatMap((one) => contactsOf(company, one)),
  );
  await insert(
    client,
    'addresses',
    company.clients.flatMap((one) => addressesOf(company, one)),
  );
};

type Client = Company['clients'][number];

const contactsOf = ({ slug }: Company, [, code, , website]: Client): Row[] =>
  (CLIENT_PEOPLE[slug][code]?.people ?? []).map((person, at) => ({
    ...{
      org_id: idOf(slug),
      id: idOf(slug, 'contact', code, String(at)),
      client_id: idOf(slug, 'client', code),
    },
    ...contactOf(person, website),
    main: at === 0,
  }));

const addressesOf = ({ slug }: Company, [, code]: Client): Row[] => {
  const places = CLIENT_PEOPLE[slug][code]?.places ?? [];
  return places.map(([type, line1, city, postcode, line2], at) => ({
    ...{
      org_id: idOf(slug),
      id: idOf(slug, 'address', code, String(at)),
      client_id: idOf(slug, 'client', code),
    },
    ...{ type, line1, line2: line2 ?? null, city, postcode, country: COUNTRY_OF[slug] },
    main: places.findIndex(([other]) => other === type) === at,
  }));
};
