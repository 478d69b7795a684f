import { ADMINISTRATION } from './pages-administration.ts';
import { EVERYBODYS } from './pages-everybody.ts';
import { PEOPLE } from './pages-people.ts';
import type { Place } from './pages-place.ts';
import { SELLING } from './pages-selling.ts';
import { WORK } from './pages-work.ts';

export type { Place } from './pages-place.ts';

/** Every page that there is, as the person who would open it. */
export const PLACES: readonly Place[] = [...WORK, ...SELLING, ...PEOPLE, ...ADMINISTRATION, ...EVERYBODYS];
