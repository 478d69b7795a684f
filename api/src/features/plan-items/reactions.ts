import { z } from 'zod';
import type { Reaction, Reactions } from '../../platform/reactions.ts';
import { followContacts } from './commands/follow-contacts.ts';
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

const told = z.object({ contact_id: z.string() });

/** Whoever has left is not known there any more; whoever came back is again. */
const countThere: Reaction = async ({ db, organization }, events) => {
  const moved = events.filter(({ changes }) => changes.left_at !== undefined);
  if (organization === null || moved.length === 0) return [];
  const contacts = moved.map(({ data }) => told.parse(data).contact_id);
  await followContacts({ db, organization }, contacts);
  return [];
};

/** What becomes of opportunities whose deals end, and of plans whose people leave. */
export const planItemReactions: Reactions = {
  'dealsheet.won': [follow('won')],
  'dealsheet.lost': [follow('lost')],
  'contact.updated': [countThere],
};
