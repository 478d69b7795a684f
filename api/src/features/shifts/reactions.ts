import type { Reactions } from '../../platform/reactions.ts';
import { tellPublished } from './reactions/published.ts';

/** What rosters tell people. */
export const shiftReactions: Reactions = { 'roster.published': [tellPublished] };
