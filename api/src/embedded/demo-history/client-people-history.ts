import { CLIENT_PEOPLE, COUNTRY_OF } from '../demo/client-people.ts';
import { idOf } from '../demo/random.ts';
import { ADMINISTRATOR, FIRST_DAY, type Happening, made, momentOf, type Stage } from './happening.ts';

/** How somebody was written down: the trail says of these only that they were given. */
const UNTOLD = ['emails', 'phones'];
/** Somebody who had left was found to be gone only then. */
const FOUND_GONE = 20;

/** Whom to ask at each client and where it is, as an administrator wrote them down over the first weeks. */
export const clientPeopleHistoryOf = (stage: Stage): Happening[] =>
  stage.company.clients.flatMap(([, code], at) => [
    ...contactsOf(stage, code, at),
    ...addressesOf(stage, code, at),
  ]);

const contactsOf = (stage: Stage, code: string, at: number): Happening[] => {
  const { slug } = stage.company;
  const subject = ['client', idOf(slug, 'client', code)] as const;
  return (CLIENT_PEOPLE[slug][code]?.people ?? []).flatMap(([first, last, title, role, , left], place) => {
    const about = {
      contact_id: idOf(slug, 'contact', code, String(place)),
      name: `${first} ${last}`,
    };
    const fields = { first_name: first, last_name: last, title, roles: [role], main: place === 0 };
    const written: Happening = {
      at: momentOf(stage, FIRST_DAY - 3 - (place % 4) * 11 - (at % 4), 130 + at * 13 + place),
      ...{ by: ADMINISTRATOR, type: 'contact.created', subject },
      changes: made(fields),
      data: { ...about, fields: UNTOLD },
    };
    const gone: Happening = {
      at: momentOf(stage, FOUND_GONE, 200 + at),
      ...{ by: ADMINISTRATOR, type: 'contact.updated', subject },
      changes: { left_at: [null, left] },
      data: about,
    };
    return left ? [written, gone] : [written];
  });
};

const addressesOf = (stage: Stage, code: string, at: number): Happening[] => {
  const { slug } = stage.company;
  const subject = ['client', idOf(slug, 'client', code)] as const;
  const places = CLIENT_PEOPLE[slug][code]?.places ?? [];
  return places.map(([type, line1, city, postcode, line2], place) => ({
    at: momentOf(stage, FIRST_DAY - 8 - place * 17 - (at % 3), 150 + at * 7 + place),
    ...{ by: ADMINISTRATOR, type: 'address.created', subject },
    changes: made({
      ...{ type, line1, ...(line2 ? { line2 } : {}), city, postcode, country: COUNTRY_OF[slug] },
      main: places.findIndex(([other]) => other === type) === place,
    }),
    data: { address_id: idOf(slug, 'address', code, String(place)), name: `${line1}, ${city}` },
  }));
};
