import { columnTitle } from '../../components/day/day-words.ts';
import type { Place } from './entry-place.ts';
import { timeOf } from './wall.ts';

/** `Tue 17, 09:15 – 10:15`; the day alone without times. */
export const placeText = (locale: string, { date, stretch }: Place): string =>
  stretch
    ? `${columnTitle(locale, date)}, ${timeOf(stretch.from)} – ${timeOf(stretch.to)}`
    : columnTitle(locale, date);
