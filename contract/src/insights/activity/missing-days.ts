import { addDays, startOfWeek, weekdayOf } from '../../activity/rules.ts';
import { later } from '../../projects/calendar.ts';
import type { Place, TimeDetector, TimePerson } from '../detecting.ts';
import type { Finding } from '../finding.ts';
import { numbered, percentOf } from '../values.ts';
import { eachDay } from './each-day.ts';
import { timeLink } from './links.ts';
import { Piles } from './piles.ts';
import { askThem, dayRow, findingOf, graded, personSubject } from './told.ts';

/** Until their first entry, but for so many working days, nothing is asked of newcomers: accounts and projects come first. */
const FIRST_DAYS = 5;
/** A week of days of one month is grave; two days are forgotten ones. */
const GRAVE_DAYS = 5;
const NOTABLE_DAYS = 3;

/** A working day without time, or with some. */
interface Asked {
  readonly day: string;
  readonly week: string;
  readonly has: boolean;
}

/**
 * Working days without time: by the organization's week and holidays, the days of somebody's employment, their leave, and the days a week that
 * they have agreed to work. Today isn't over and isn't asked for.
 */
export const missingDays: TimeDetector = {
  ...{ name: 'missing-days', kinds: ['days-without-time'] },
  begin: (place) =>
    eachDay((person) => {
      const worked = new Set<string>();
      return {
        day: (day) => worked.add(day),
        end: () => (isAsked(person, worked) ? missing(place, person, worked) : []),
      };
    }),
};

/** Whoever has no time at all is asked only where they work here and can be told. */
const isAsked = ({ employment, status, reachable }: TimePerson, worked: ReadonlySet<string>): boolean =>
  worked.size > 0 || (employment === 'employee' && status === 'active' && reachable);

const missing = (place: Place, person: TimePerson, worked: ReadonlySet<string>): Finding[] => {
  const asked = askedDays(place, person, worked);
  const without = notExcused(place, person, asked);
  const withTime = asked.filter(({ has }) => has).length;
  const piles = new Piles();
  for (const day of without)
    piles.put({ ...{ day, weight: 1, id: day }, row: () => dayRow({ place, person }, day, []) });
  return piles.all().map((pile) => {
    const ofMonth = asked.filter(({ day }) => day.startsWith(pile.month));
    const has = ofMonth.filter((one) => one.has).length;
    return findingOf(personSubject(person), pile, {
      ...{ kind: 'days-without-time', formula: 'days-without-entries' },
      severity: worked.size === 0 ? 'low' : graded(pile.count, GRAVE_DAYS, NOTABLE_DAYS),
      confidence: sureness(withTime, asked.length),
      values: [
        numbered('days', 'days', pile.count),
        numbered('working-days', 'days', ofMonth.length),
        numbered('days-with-time', 'days', has),
        numbered('excused', 'days', ofMonth.length - has - pile.count),
      ],
      link: timeLink(place, person, pile, null),
      proposal: askThem(person, pile.from),
    });
  });
};

/** Surer, the more of their working days somebody usually logs. */
const sureness = (withTime: number, all: number): Finding['confidence'] => ({
  pct: withTime === 0 ? 40 : 50 + Math.floor(percentOf(withTime, all) * 0.48),
  reason: withTime === 0 ? 'no-habit' : 'working-calendar',
  values: [numbered('days-with-time', 'days', withTime), numbered('working-days', 'days', all)],
});

/** The working days on which somebody belongs to the team and isn't away. */
const askedDays = (place: Place, person: TimePerson, worked: ReadonlySet<string>): Asked[] => {
  const away = new Map(person.leave.map(({ day, minutes }) => [day, minutes]));
  const first = [...worked][0];
  // Whoever was brought in later than their time was there from its first day on.
  const began = first !== undefined && first < person.start_date ? first : person.start_date;
  const last = person.end_date !== null && person.end_date < place.to ? person.end_date : place.to;
  const until = last < place.today ? last : addDays(place.today, -1);
  const asked: Asked[] = [];
  let fresh = began < place.from ? 0 : FIRST_DAYS;
  for (let day = later(began, place.from); day <= until; day = addDays(day, 1)) {
    const minutes = place.working_days[weekdayOf(day)] ?? 0;
    const has = worked.has(day);
    if (minutes <= 0 || place.holidays.has(day) || (away.get(day) ?? 0) * 2 > minutes) continue;
    if (fresh > 0 && (first === undefined || day < first)) {
      fresh -= 1;
      continue;
    }
    fresh = 0;
    asked.push({ day, week: startOfWeek(day, place.week_start), has });
  }
  return asked;
};

/** The days without time, but those that somebody's agreed hours leave free in a week; the last of a week are left free. */
const notExcused = (place: Place, { weekly_min }: TimePerson, asked: readonly Asked[]): string[] => {
  const days = place.working_days.filter((minutes) => minutes > 0);
  const full = days.reduce((sum, minutes) => sum + minutes, 0);
  const free = full === 0 ? 7 : Math.max(0, Math.ceil(((full - weekly_min) * days.length) / full));
  return [...Map.groupBy(asked, ({ week }) => week).values()].flatMap((week) => {
    const without = week.filter(({ has }) => !has);
    return without.slice(0, Math.max(0, without.length - free)).map(({ day }) => day);
  });
};
