import type { NewAddress } from '#contract/clients/addresses.ts';
import type { NewContact } from '#contract/clients/contacts.ts';
import type { Person, Where } from './client-person.ts';
import type { Company } from './company.ts';

/** Whom to ask at a client of the demo and where it is: nobody and nowhere that there is. Numbers are of the ranges kept for fiction. */
export const CLIENT_PEOPLE: Readonly<
  Record<
    Company['slug'],
    Readonly<Record<string, { readonly people: readonly Person[]; readonly places: readonly Where[] }>>
  >
> = {
  northgate: {
    PORT: {
      people: [
        ['Ruth', 'Calloway', 'Head of Port Security', 'Operations', '+442079460101'],
        ['Dominic', 'Farrell', 'Accounts Payable', 'Invoices', '+442079460102'],
        ['Priya', 'Raman', 'Harbour Master', 'Emergencies', '+442079460103'],
        ['Gordon', 'Ashby', 'Security Manager', 'Operations', null, '2026-06-30'],
        ['Dana', 'Whitlock', 'Port Director', 'Contracts', '+442079460104'],
        ['Kofi', 'Mensah', 'Terminal Manager', 'Operations', '+442079460105'],
        ['Paul', 'Stagg', 'Procurement', 'Contracts', '+442079460106'],
        ['Ines', 'Romero', 'Operations Manager', 'Operations', '+442079460107'],
        ['Ruth', 'Beale', 'Finance', 'Invoices', null],
        ['Leo', 'Park', 'Shift Lead', 'Operations', null],
      ],
      places: [
        ['hq', '1 Harbour Road', 'Aldermouth', 'AD1 1HQ', 'Port House, floor 3'],
        ['billing', 'PO Box 12', 'Aldermouth', 'AD1 9ZZ', 'Accounts Payable'],
        ['site', 'East Gate, Berth 4', 'Aldermouth', 'AD1 4BT'],
      ],
    },
    QUAY: {
      people: [
        ['Helen', 'Marsh', 'Centre Manager', 'Operations', '+442079460111'],
        ['Tom', 'Okafor', 'Tenant Liaison', 'Tenants', '+442079460112'],
      ],
      places: [
        ['hq', 'Quayside Centre', 'Aldermouth', 'AD2 3QS', 'Management suite'],
        ['site', 'North Car Park, Quay Street', 'Aldermouth', 'AD2 3QT'],
      ],
    },
    COUNCIL: {
      people: [
        ['Margaret', 'Oyelaran', 'Contracts Officer', 'Contracts', '+441174960121'],
        ['Stephen', 'Price', 'Facilities Lead', 'Operations', '+441174960122'],
        ['Lucy', 'Trent', 'Finance Officer', 'Invoices', null],
      ],
      places: [
        ['hq', 'Guildhall, Market Square', 'Aldermouth', 'AD1 2GH'],
        ['billing', 'Guildhall, Market Square', 'Aldermouth', 'AD1 2GH', 'Shared Services, room 14'],
      ],
    },
    EAST: {
      people: [
        ['Callum', 'Reid', 'Route Security Manager', 'Operations', '+441614960131'],
        ['Ines', 'Duarte', 'Procurement', 'Contracts', '+441614960132'],
      ],
      places: [
        ['hq', '22 Station Approach', 'Brannham', 'BQ3 1RL'],
        ['site', 'Aldermouth Depot, Sidings Lane', 'Aldermouth', 'AD4 8DP'],
      ],
    },
    BRANNOC: {
      people: [
        ['Dr Amara', 'Nwosu', 'Estates Director', 'Contracts', '+441134960141'],
        ['Paul', 'Hendry', 'Night Site Manager', 'Emergencies', '+441134960142'],
      ],
      places: [['hq', 'St Brannoc Hospital, Priory Lane', 'Brannham', 'BQ1 7HS', 'Estates office']],
    },
    KLIVE: {
      people: [
        ['Zoe', 'Castellan', 'Event Producer', 'Operations', '+442079460151'],
        ['Ben', 'Whitlock', 'Production Accountant', 'Invoices', '+442079460152'],
      ],
      places: [['billing', '8 Foundry Yard', 'London', 'EZ1 5FY', 'Unit 2']],
    },
    NIMBUS: {
      people: [
        ['Anil', 'Mehta', 'Data Centre Manager', 'Operations', '+442079460161'],
        ['Claire', 'Dunmore', 'Vendor Management', 'Contracts', '+442079460162'],
      ],
      places: [
        ['hq', '100 Cable Street', 'London', 'EZ4 2NB'],
        ['site', 'Hall B, Marsh Lane', 'Aldermouth', 'AD6 1DC'],
      ],
    },
    PIER: {
      people: [
        ['Francesca', 'Bell', 'General Manager', 'Operations', '+441514960171'],
        ['Owen', 'Tully', 'Duty Manager', 'Emergencies', '+441514960172'],
      ],
      places: [
        ['hq', 'The Grand Pier, Promenade', 'Aldermouth', 'AD3 6GP'],
        ['billing', '5 Kings Parade', 'Aldermouth', 'AD3 6KP'],
      ],
    },
    PIERH: {
      people: [['Greta', 'Lowe', 'Night Manager', 'Operations', '+441514960173']],
      places: [['hq', 'Pier Hotel, Promenade', 'Aldermouth', 'AD3 6PH']],
    },
    PIERA: {
      people: [['Sam', 'Petrie', 'Floor Manager', 'Operations', '+441514960174']],
      places: [['site', 'Arcade, The Grand Pier', 'Aldermouth', 'AD3 6GA']],
    },
    SEAVIEW: {
      people: [['Nora', 'Quill', 'Housekeeper', 'Operations', '+441514960175']],
      places: [['hq', '2 Cliff Terrace', 'Aldermouth', 'AD3 7CT']],
    },
    SEAV2: {
      people: [['Nora', 'Quill', 'Manager', 'Invoices', '+441514960176']],
      places: [['billing', '2 Cliff Terrace', 'Aldermouth', 'AD3 7CT']],
    },
    BREW: {
      people: [['Hugh', 'Marlow', 'Head Brewer', 'Operations', '+441514960177']],
      places: [['hq', 'Saltmarsh Maltings', 'Aldermouth', 'AD5 2SM']],
    },
    SMBC: {
      people: [['Hugh', 'Marlow', 'Owner', 'Invoices', '+441514960178']],
      places: [['billing', 'Saltmarsh Maltings', 'Aldermouth', 'AD5 2SM']],
    },
    TERN: {
      people: [['Ailsa', 'Munro', 'Terminal Manager', 'Operations', '+441514960179']],
      places: [['site', 'Ferry Pier', 'Aldermouth', 'AD1 5FP']],
    },
    TERNT: {
      people: [['Rory', 'Munro', 'Trustee', 'Contracts', null]],
      places: [['hq', '9 Ferry Road', 'Aldermouth', 'AD1 5FR']],
    },
  },
  kestrel: {
    LIFFEY: {
      people: [
        ['Aoife', 'Brennan', 'Festival Director', 'Contracts', '+353209110101'],
        ['Cian', 'Doyle', 'Site Manager', 'Operations', '+353209110102'],
      ],
      places: [
        ['hq', '14 Bachelors Walk', 'Dublin', 'D99 A1C2'],
        ['site', 'Meadow Stage, Riverside Park', 'Dublin', 'D99 F3H4'],
      ],
    },
    HARC: {
      people: [
        ['Niamh', 'Gallagher', 'Conference Producer', 'Operations', '+353209110111'],
        ['Eoin', 'Walsh', 'Accounts', 'Invoices', '+353209110112'],
      ],
      places: [['billing', '3 Harcourt Court', 'Dublin', 'D99 K5N6', 'Second floor']],
    },
    ARENA: {
      people: [
        ['Siobhan', 'Kerr', 'Venue Manager', 'Operations', '+353209110121'],
        ['Declan', 'Moran', 'Head Rigger', 'Rigging', '+353209110122'],
      ],
      places: [['hq', 'Docklands Arena, Dock Road', 'Dublin', 'D99 P7R8']],
    },
    FILM: {
      people: [['Roisin', 'Keane', 'Locations Manager', 'Operations', '+353209110131']],
      places: [['hq', 'Old Mill Studios', 'Bray', 'A99 T9V1']],
    },
  },
};

/** The country of the demo's clients. */
export const COUNTRY_OF: Readonly<Record<Company['slug'], NewAddress['country']>> = {
  northgate: 'GB',
  kestrel: 'IE',
};

/** A person of the list as somebody would have written them, at the client's own domain. */
export const contactOf = (
  [first_name, last_name, title, role, phone, left_at]: Person,
  website: string,
): NewContact => {
  const words = `${first_name.replace(/^Dr /, '')}.${last_name}`.toLowerCase();
  return {
    ...{
      first_name,
      last_name,
      title,
      roles: [role],
      phones: phone ? [phone] : [],
      left_at: left_at ?? null,
    },
    emails: [`${words}@${new URL(website).hostname}`],
  };
};
