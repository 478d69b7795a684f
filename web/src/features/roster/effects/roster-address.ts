import { day, flag, oneOf, searchParameters, stringifySearch, text } from '../../../platform/search.ts';

/** How much of a roster is looked at; the first is that of a bare address. */
export const ROSTER_VIEWS = ['week', 'weeks', 'day', 'month'] as const;
/** How much of a roster is looked at. */
export type RosterView = (typeof ROSTER_VIEWS)[number];

/** Everything that a roster's address holds: `date` is any day of it, `shift` the one that is open, `q` whom one looks for, `swaps` = requests are open. */
export const rosterSearch = searchParameters({
  view: oneOf(ROSTER_VIEWS),
  date: day,
  q: text,
  shift: text,
  swaps: flag,
});

/** Everything that a roster's address holds, read. */
export type RosterSearch = ReturnType<typeof rosterSearch>;

/** The address of a roster; the week of today is a bare one. */
export const rosterHref = (path: string, { view, ...search }: RosterSearch): string =>
  `${path}${stringifySearch({ view: view === 'week' ? undefined : view, ...search })}`;
