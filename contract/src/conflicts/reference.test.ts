import fc from 'fast-check';
import { expect, test } from 'vitest';
import { conflictsOf } from './engine.ts';
import type { MemberFacts, Proposal } from './facts.ts';
import { CONFLICT_RULES } from './shapes.ts';

/**
 * A roster in whole minutes since the Monday of a fortnight, on a wall whose clock is put by `jump` minutes at `jumps_at`; its days
 * are counted on that wall. The reference walks it minute by minute and knows nothing of instants, intervals or sorting.
 */
const MONDAY = Date.parse('2026-03-16T00:00:00Z');
const instantAt = (minute: number) => new Date(MONDAY + minute * 60_000).toISOString();
const dateAt = (day: number) => new Date(MONDAY + day * 86_400_000).toISOString().slice(0, 10);

const quarter = (most: number) =>
  fc.oneof(
    fc.integer({ min: 0, max: Math.floor(most / 60) }).map((hour) => hour * 60),
    fc.integer({ min: 0, max: most }),
  );
const stretch = fc.record({ from: quarter(14 * 1440), long: quarter(959).map((length) => length + 1) });
const work = fc.record({
  ...{ at: stretch, rest: fc.integer({ min: 0, max: 45 }), firm: fc.boolean() },
});
const skill = fc.record({
  skill: fc.constantFrom('Crane', 'crane', 'First aid', 'Dogs'),
  level: fc.integer({ min: 1, max: 5 }),
  expires: fc.option(fc.integer({ min: 0, max: 14 })),
});
const roster = fc.record({
  asked: work,
  bookings: fc.array(work, { maxLength: 7 }),
  elsewhere: fc.array(stretch, { maxLength: 2 }),
  leave: fc.array(stretch, { maxLength: 2 }),
  needed: fc.uniqueArray(skill, { maxLength: 2, selector: ({ skill: name }) => name.toLowerCase() }),
  held: fc.uniqueArray(skill, { maxLength: 3, selector: ({ skill: name }) => name.toLowerCase() }),
  replaced: fc.option(fc.integer({ min: 0, max: 6 })),
  rules: fc.record({
    min_rest_h: fc.integer({ min: 0, max: 13 }),
    week_start: fc.integer({ min: 0, max: 6 }),
  }),
  cap_min: fc.integer({ min: 240, max: 3600 }),
  hired: fc.integer({ min: -3, max: 4 }),
  left: fc.option(fc.integer({ min: 5, max: 14 })),
  ...{ sees: fc.boolean(), gone: fc.boolean(), away: fc.boolean() },
  clock: fc.record({ jumps_at: quarter(14 * 1440), jump: fc.constantFrom(-60, 0, 60) }),
});
type Roster = typeof roster extends fc.Arbitrary<infer R> ? R : never;
type Work = Roster['asked'];

const dayOf = ({ at }: Work, { clock }: Roster): number => {
  const shown = at.from + (at.from >= clock.jumps_at ? clock.jump : 0);
  let day = -1;
  while ((day + 1) * 1440 <= shown) day += 1;
  return day;
};

type Stretch = Roster['elsewhere'][number];

const covers = ({ from, long }: Stretch, minute: number): boolean => minute >= from && minute < from + long;

/** Minutes of one stretch that any of others covers. */
const inBoth = ({ from, long }: Stretch, ...others: readonly Stretch[]): number => {
  let both = 0;
  for (let minute = from; minute < from + long; minute += 1)
    if (others.some((other) => covers(other, minute))) both += 1;
  return both;
};

/** First day of the week that a day lies in: back, until it is the weekday on which weeks begin. */
const weekOf = (day: number, weekStart: number): number => {
  let first = day;
  while ((((first + 1) % 7) + 7) % 7 !== weekStart) first -= 1;
  return first;
};

/** What the engine has to say, written down by walking. */
const expected = (given: Roster): string[] => {
  const { asked, rules } = given;
  const day = dayOf(asked, given);
  const busy = asked.at;
  const others = given.bookings
    .map((booking, index) => ({ ...booking, id: `b${index}` }))
    .filter((_, index) => index !== given.replaced);
  const found: string[] = [];
  const say = (...of: (string | number | boolean)[]) => found.push(of.join(' '));

  if (!given.sees) say('stranger', true);
  const isOver = given.left !== null && given.left < day;
  for (const hit of [given.hired > day, isOver, given.gone && !isOver]) if (hit) say('not-working', true);
  if (given.away) say('not-working', false);
  for (const { id, firm, at } of others) {
    const both = inBoth(busy, at);
    if (both > 0) say('overlap', firm && asked.firm, both, 0, id);
  }
  const taken = inBoth(busy, ...given.elsewhere);
  if (taken > 0) say('elsewhere', false, taken, 0);
  given.leave.forEach((absence, index) => {
    const both = inBoth(busy, absence);
    if (both > 0) say('leave', false, both, 0, `l${index}`);
  });
  for (const need of given.needed) {
    const own = given.held.filter((one) => one.skill.toLowerCase() === need.skill.toLowerCase());
    if (!own.some(({ level }) => level >= need.level))
      say('skill-missing', false, own[0]?.level ?? 0, need.level, need.skill);
    for (const { expires, level } of own)
      if (expires !== null && day > expires) say('skill-expired', false, level, need.level, need.skill);
  }
  for (const step of [-1, 1]) {
    const apart = others.filter(({ at }) => inBoth(busy, at) === 0);
    let minute = step < 0 ? asked.at.from - 1 : asked.at.from + asked.at.long;
    for (let rest = 0; rest < rules.min_rest_h * 60; rest += 1, minute += step) {
      const here = apart.filter(({ at }) => covers(at, minute)).map(({ id }) => id);
      if (here.length === 0) continue;
      say('rest', false, rest, rules.min_rest_h * 60, ...here.sort());
      break;
    }
  }
  const week = weekOf(day, rules.week_start);
  const ofWeek = others.filter((one) => weekOf(dayOf(one, given), rules.week_start) === week);
  let total = asked.at.long - asked.rest;
  for (const { at, rest } of ofWeek) total += inBoth(at, at) - rest;
  if (total > given.cap_min)
    say('week', false, total, given.cap_min, dateAt(week), ...ofWeek.map(({ id }) => id).sort());
  return found.sort();
};

const timed = ({ from, long }: Stretch) => ({
  starts_at: instantAt(from),
  ends_at: instantAt(from + long),
});

const factsOf = (given: Roster): MemberFacts => ({
  ...{ name: 'Mira Patel', sees_project: given.sees, offboarded: given.gone, on_leave: given.away },
  ...{ start_date: dateAt(given.hired), cap_min: given.cap_min },
  end_date: given.left === null ? null : dateAt(given.left),
  bookings: given.bookings.map((one, index) => ({
    ...{ id: `b${index}`, ...timed(one.at), day: dateAt(dayOf(one, given)), break_min: one.rest },
    ...{ start: '08:00', end: '09:00', booking: one.firm ? 'hard' : 'soft', project: null },
  })),
  elsewhere: given.elsewhere.map(timed),
  leave: given.leave.map((one, index) => {
    const moment = { day: '2026-03-16', time: '08:00' };
    return { id: `l${index}`, ...timed(one), from: moment, to: moment };
  }),
  skills: given.held.map((one) => ({ ...one, expires: one.expires === null ? null : dateAt(one.expires) })),
  rules: given.rules,
});

const proposalOf = (given: Roster): Proposal => ({
  ...{ ...timed(given.asked.at), day: dateAt(dayOf(given.asked, given)), break_min: given.asked.rest },
  ...{ booking: given.asked.firm ? 'hard' : 'soft', skills: given.needed },
  except: given.replaced === null ? [] : [`b${given.replaced}`],
});

test('the engine says of 10 000 random rosters what walking them minute by minute says', () => {
  const said = new Map<string, number>();
  fc.assert(
    fc.property(roster, (given) => {
      const conflicts = conflictsOf(proposalOf(given), factsOf(given));
      const lines = conflicts.map(({ rule, final, rows, skill: name, week_from, actual, limit }) =>
        [rule, final, actual, limit, name, week_from, ...rows.map(({ id }) => id).sort()]
          .filter((part) => part !== null)
          .join(' '),
      );
      expect(lines.toSorted()).toEqual(expected(given));
      const ranks = conflicts.map(({ rule }) => CONFLICT_RULES.indexOf(rule));
      expect(ranks).toEqual(ranks.toSorted((one, other) => one - other));
      for (const { rule } of conflicts) said.set(rule, (said.get(rule) ?? 0) + 1);
    }),
    { numRuns: 10_000 },
  );
  // Each rule was broken often enough for the comparison to mean something.
  for (const rule of CONFLICT_RULES) expect(said.get(rule), rule).toBeGreaterThan(200);
}, 60_000);
