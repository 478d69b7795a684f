import { type Reactions, together } from '../../platform/reactions.ts';
import { tellPublished } from './reactions/published.ts';
import { swapReactions } from './reactions/swaps.ts';

/** What rosters tell people. */
export const shiftReactions: Reactions = together({ 'roster.published': [tellPublished] }, swapReactions);
