import { weekdayOf } from '../../activity/rules.ts';
import type { Place, TimeDetector, TimeRow } from '../detecting.ts';
import { numbered, percentOf } from '../values.ts';
import { eachDay, secondsOf } from './each-day.ts';
import { timeLink } from './links.ts';
import { Piles } from './piles.ts';
import { dayRow, findingOf, ownDays, personSubject } from './told.ts';

/** Three weeks of work tell what somebody's hours are. */
const LEAST_DAYS = 15;
/** Whoever works like that on more than a tenth of their days is used to it. */
const USED_TO_PCT = 10;
/** Work that begins from ten in the evening on, or before five, by the wall clock that was meant. */
const [NIGHT_FROM, NIGHT_TO] = [22 * 60, 5 * 60];

const isNight = ({ start_min }: TimeRow): boolean =>
  start_min !== null && (start_min >= NIGHT_FROM || start_min < NIGHT_TO);

const isDayOff = ({ working_days, holidays }: Place, day: string): boolean =>
  (working_days[weekdayOf(day)] ?? 0) <= 0 || holidays.has(day);

/** Work on days off and at night of somebody who hardly ever does that. What a roster planned is no surprise. */
export const oddHours: TimeDetector = {
  ...{ name: 'odd-hours', kinds: ['hours-unlike-habit'] },
  begin: (place) =>
    eachDay((person) => {
      const piles = new Piles();
      const counted = { days: 0, odd: 0 };
      return {
        day: (day, rows) => {
          counted.days += 1;
          const own = rows.filter(({ shift_id, source }) => shift_id === null && source !== 'roster');
          const nights = own.filter(isNight);
          const odd = isDayOff(place, day) ? own : nights;
          if (odd.length === 0) return;
          counted.odd += 1;
          const seconds = secondsOf(odd);
          piles.put({
            ...{ day, weight: Math.max(0, seconds), id: day },
            row: () =>
              dayRow({ place, person }, day, [
                numbered('time', 'seconds', seconds),
                numbered('nights', 'count', nights.length),
              ]),
          });
        },
        end: () => {
          const share = percentOf(counted.odd, counted.days);
          if (counted.days < LEAST_DAYS || share > USED_TO_PCT) return [];
          return piles.all().map((pile) =>
            findingOf(personSubject(person), pile, {
              ...{ kind: 'hours-unlike-habit', formula: 'odd-days-of-all', severity: 'low' },
              confidence: ownDays(counted.days, LEAST_DAYS),
              values: [
                numbered('odd-days', 'days', counted.odd),
                numbered('days-with-time', 'days', counted.days),
                numbered('share', 'percent', share),
                numbered('time', 'seconds', pile.weight),
              ],
              link: timeLink(place, person, pile, null),
            }),
          );
        },
      };
    }),
};
