import type { Place, TimeDetector, TimePerson } from '../detecting.ts';
import { numbered } from '../values.ts';
import { eachDay, secondsOf, weeksBy } from './each-day.ts';
import { timeLink } from './links.ts';
import { Piles } from './piles.ts';
import { askThem, dayRow, findingOf, MEASURED, ownDays, personSubject } from './told.ts';

const HOUR = 3_600;
const DAY_S = 24 * HOUR;
/** So many days are needed to know what somebody's day is like: three weeks of work. */
const LEAST_DAYS = 15;

/** The longest day that leaves the rest that the organization asks for. */
const longestDay = ({ min_rest_h }: Place): number => (24 - min_rest_h) * HOUR;

/** Days and weeks that are longer than they can or may be. */
export const longDays: TimeDetector = {
  ...{ name: 'long-days', kinds: ['day-too-long', 'week-too-long'] },
  begin: (place) =>
    eachDay((person) => {
      const [days, weeks] = [new Piles(), new Piles()];
      const week = { from: '', seconds: 0 };
      const weekOf = weeksBy(place.week_start);
      const most = place.max_week_h * HOUR;
      const closeWeek = () => {
        const { from, seconds } = week;
        if (seconds <= most || most <= 0) return;
        const values = [numbered('time', 'seconds', seconds), numbered('over', 'seconds', seconds - most)];
        weeks.put({
          ...{ day: from, weight: seconds - most, id: from },
          row: () => dayRow({ place, person }, from, values),
        });
      };
      return {
        day: (day, rows) => {
          const seconds = secondsOf(rows);
          const from = weekOf(day);
          if (from !== week.from) {
            closeWeek();
            Object.assign(week, { from, seconds: 0 });
          }
          week.seconds += seconds;
          if (seconds > longestDay(place))
            putDay(place, person, days, { day, seconds, entries: rows.length });
        },
        end: () => {
          closeWeek();
          return [
            ...limited(place, person, { kind: 'day-too-long', piles: days, limit: longestDay(place) }),
            ...limited(place, person, { kind: 'week-too-long', piles: weeks, limit: most }),
          ];
        },
      };
    }),
};

const putDay = (
  place: Place,
  person: TimePerson,
  piles: Piles,
  { day, seconds, entries }: { day: string; seconds: number; entries: number },
): void =>
  piles.put({
    ...{ day, weight: seconds - longestDay(place), id: day },
    row: () =>
      dayRow({ place, person }, day, [
        numbered('time', 'seconds', seconds),
        numbered('entries', 'count', entries),
      ]),
  });

const limited = (
  place: Place,
  person: TimePerson,
  { kind, piles, limit }: { kind: 'day-too-long' | 'week-too-long'; piles: Piles; limit: number },
) =>
  piles.all().map((pile) =>
    findingOf(personSubject(person), pile, {
      ...{ kind, formula: 'time-against-limit', confidence: MEASURED },
      severity: kind === 'day-too-long' && pile.most + limit > DAY_S ? 'high' : 'medium',
      values: [
        numbered('longest', 'seconds', pile.most + limit),
        numbered('limit', 'seconds', limit),
        numbered('over', 'seconds', pile.most),
        numbered(kind === 'day-too-long' ? 'days' : 'weeks', 'count', pile.count),
      ],
      link: timeLink(place, person, pile, null),
      proposal: askThem(person, pile.from),
    }),
  );

/** Days that are long for whoever worked them: beyond three times the usual distance from their middle, and half as long again. */
export const unusualDays: TimeDetector = {
  ...{ name: 'unusual-days', kinds: ['day-unlike-habit'] },
  begin: (place) =>
    eachDay((person) => {
      const days: { day: string; seconds: number; entries: number }[] = [];
      return {
        day: (day, rows) => days.push({ day, seconds: secondsOf(rows), entries: rows.length }),
        end: () => {
          const worked = days.filter(({ seconds }) => seconds > 0);
          if (worked.length < LEAST_DAYS) return [];
          const { median, spread, limit } = habitOf(worked.map(({ seconds }) => seconds));
          const piles = new Piles();
          for (const { day, seconds, entries } of worked) {
            if (seconds <= limit) continue;
            const values = [numbered('time', 'seconds', seconds), numbered('entries', 'count', entries)];
            piles.put({
              ...{ day, weight: seconds - limit, id: day },
              row: () => dayRow({ place, person }, day, values),
            });
          }
          return piles.all().map((pile) =>
            findingOf(personSubject(person), pile, {
              ...{ kind: 'day-unlike-habit', formula: 'median-and-spread' },
              severity: pile.most + limit > 12 * HOUR ? 'medium' : 'low',
              confidence: ownDays(worked.length, LEAST_DAYS),
              values: [
                numbered('longest', 'seconds', pile.most + limit),
                numbered('median', 'seconds', median),
                numbered('spread', 'seconds', spread),
                numbered('limit', 'seconds', limit),
                numbered('days', 'days', pile.count),
              ],
              link: timeLink(place, person, pile, null),
            }),
          );
        },
      };
    }),
};

/** The middle of some numbers: of an even count the greater of the two, so that it stays whole. */
export const medianOf = (numbers: readonly number[]): number =>
  numbers.toSorted((one, other) => one - other)[Math.floor(numbers.length / 2)] ?? 0;

/**
 * What somebody's day is like: its median, the median distance from it, and from where on a day stands out. Three such distances are two
 * standard deviations of an even habit; half as long again, and an hour more, keep people whose days are all alike from standing out by minutes.
 */
export const habitOf = (
  seconds: readonly number[],
): { readonly median: number; readonly spread: number; readonly limit: number } => {
  const median = medianOf(seconds);
  const spread = medianOf(seconds.map((one) => Math.abs(one - median)));
  const limit = Math.max(median + 3 * spread, Math.ceil((median * 3) / 2), median + HOUR);
  return { median, spread, limit };
};
