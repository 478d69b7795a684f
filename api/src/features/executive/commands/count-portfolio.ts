import { addDays } from '#contract/projects/calendar.ts';
import type { Databases } from '../../../platform/postgres/database.ts';
import { type Days, type Inside, type Mark, merged, pieces, within } from '../rules/days.ts';
import { countMonths } from '../writing/count-months.ts';
import { countStates } from '../writing/count-states.ts';
import { countTime } from '../writing/count-time.ts';
import { countWork } from '../writing/count-work.ts';
import { type Head, holdHead, moveHead, takeMarks } from '../writing/hold-head.ts';

/** How many days are counted in one statement: no more memory than a few of them need, however long an organization is there. */
const AT_ONCE = { time: 366, capacity: 182, state: 62 } as const;

/**
 * Counts anew what was marked of an organization's days, and the days that have begun since, in one transaction: after a crash the marks are
 * there still. Nothing while another worker does so. `again` = so many of the latest days are counted whatever was marked.
 */
export const countPortfolio = (databases: Databases, organization: string, again = 0): Promise<void> =>
  databases.within({ organization, sub: null, writes: true }, async (db) => {
    const inside = { db, organization };
    const head = await holdHead(inside);
    if (!head) return;
    const marks = await takeMarks(inside);
    const first = head.first_time && head.first_time < head.began_on ? head.first_time : head.began_on;
    const due = [...marks, ...unknown(head, first), ...whole(addDays(head.today, -again), head, again > 0)];
    const days = await countMarked(inside, { ...head, first_day: first }, due);
    await moveHead(inside, { from: first, until: head.today });
    for (const piece of merged([...days, ...lost(head, first)])) await countMonths(inside, piece);
  });

/** Everything of some days. */
const all = (days: Days): Mark[] =>
  (['time', 'capacity', 'state'] as const).map((what) => ({ what, ...days }));

const whole = (from: string, { today }: Head, isAsked: boolean): Mark[] =>
  isAsked ? all({ from, until: today }) : [];

/** Days that were never counted: those that have begun since, and earlier ones of which something has become known. */
const unknown = ({ first_day, last_day, today }: Head, first: string): Mark[] => [
  ...(last_day < today ? all({ from: addDays(last_day, 1), until: today }) : []),
  ...(first < first_day ? all({ from: first, until: addDays(first_day, -1) }) : []),
];

/** Days of which nothing is known any more. */
const lost = ({ first_day }: Head, first: string): Days[] =>
  first > first_day ? [{ from: first_day, until: first }] : [];

/** Answers the days whose sums may be others now: a week's capacity is spread over all of it. */
const countMarked = async (inside: Inside, head: Head, due: readonly Mark[]): Promise<Days[]> => {
  const { first_day, began_on, today } = head;
  const of = (...kinds: Mark['what'][]) =>
    merged(due.filter(({ what }) => kinds.includes(what)).flatMap((mark) => within(mark, first_day, today)));
  for (const days of of('time'))
    for (const { from, until } of pieces(days, AT_ONCE.time)) await countTime(inside, from, until);
  for (const days of of('time', 'capacity'))
    for (const piece of pieces(days, AT_ONCE.capacity))
      await countWork(inside, { ...piece, first: first_day, last: today });
  // Time that was logged later is used up on all days since.
  const [earliest] = merged(
    due.flatMap(({ what, from }) =>
      what === 'capacity' ? [] : within({ from, until: today }, began_on, today),
    ),
  );
  if (earliest)
    for (const piece of pieces({ from: earliest.from, until: today }, AT_ONCE.state))
      await countStates(inside, piece);
  return of('time', 'capacity').map(({ from, until }) => ({
    from: addDays(from, -6),
    until: addDays(until, 6),
  }));
};
