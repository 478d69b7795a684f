import { expect, test } from 'vitest';
import { readPhone } from '../../platform/checked-numbers/phone.ts';
import { isPostcode } from '../../platform/checked-numbers/postcode.ts';
import { CLIENT_PEOPLE, COUNTRY_OF } from './client-people.ts';
import { kestrel } from './kestrel.ts';
import { northgate } from './northgate.ts';

test.each([northgate, kestrel])(
  'every client of $slug has somebody to ask and somewhere to be',
  ({ slug, clients }) => {
    for (const [, code] of clients) {
      const { people = [], places = [] } = CLIENT_PEOPLE[slug][code] ?? {};
      expect([code, people.length > 0, places.length > 0]).toEqual([code, true, true]);
      for (const [, , , , phone] of people) if (phone) expect(readPhone(phone, '')).toBe(phone);
      for (const [, , , postcode] of places)
        expect([postcode, isPostcode(postcode, COUNTRY_OF[slug])]).toEqual([postcode, true]);
    }
  },
);
