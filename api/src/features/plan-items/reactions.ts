import type { Reaction, Reactions } from '../../platform/reactions.ts';
import { followDealsheet } from './commands/follow-dealsheet.ts';

/** Opportunities end as their deals do; whoever owns the deal is told of that already. */
const follow =
  (stage: 'won' | 'lost'): Reaction =>
  async (inside, events) => {
    const { organization } = inside;
    if (organization === null) return [];
    for (const event of events) await followDealsheet({ ...inside, organization }, event, stage);
    return [];
  };

/** What becomes of opportunities whose deals end. */
export const planItemReactions: Reactions = {
  'dealsheet.won': [follow('won')],
  'dealsheet.lost': [follow('lost')],
};
