import type { FeedItem, FeedRoster } from '#contract/feed/shapes.ts';
import type { Format } from '../../../../platform/format/use-format.ts';
import type { Happening } from '../../../../ui/display/timeline.tsx';
import { t } from './messages.ts';

/** What happened to a roster, in words. */
export const rosterHappening = (
  { id, at, roster }: Extract<FeedItem, { kind: 'roster' }>,
  format: Format,
): Happening => ({
  ...{ id, actor: roster.actor ?? t('somebody'), what: deedOf(roster, format) },
  ...{ time: format.relative(at), exact: format.instant(at), changes: [] },
});

const deedOf = ({ type, from, to, shifts, note, people }: FeedRoster, format: Format): string => {
  const [who = t('a_colleague'), other] = people.map(({ name }) => name);
  const words = { who, days: daysOf(from, to, format) };
  if (type === 'assignment.declined') return t('declined', words);
  if (type === 'assignment.missed') return t('missed', words);
  if (type === 'swap.applied') return other ? t('swapped', { ...words, other }) : t('handed_over', words);
  const what = t('published', { ...words, count: shifts ?? 0 });
  return note ? t('published_note', { what, note }) : what;
};

const daysOf = (from: string | null, to: string | null, format: Format): string =>
  [...new Set([from, to])].flatMap((day) => (day ? format.day(day, 'weekday') : [])).join(' – ');
