import { sql } from 'kysely';
import type { ApprovalBand } from '#contract/dealsheets/bands.ts';
import type { Inside, Notice, Reaction, Reactions } from '../../platform/reactions.ts';
import { listInsiders } from '../comments/queries.ts';
import { readToldDeals, type ToldDeal } from './queries/to-tell.ts';
import { tellMentioned } from './reactions/comments.ts';

export { runningDeals } from './reactions/expiring.ts';

/** So many are asked to decide one deal. */
const MOST = 50;

const base = ({ event, id, code, title, client }: ToldDeal, type: Notice['type']) => ({
  type,
  message: `${code} ${title} · ${client}`,
  target: { type: 'dealsheet', id },
  url: `/manager/dealsheets/${id}`,
  source: `${event.type}:${event.id}`,
});

/** Those of the team with the role; where an administrator decides, those of everything, too. */
const listDeciders = async (inside: Inside, role: ApprovalBand['role']): Promise<readonly string[]> => {
  const team = (await listInsiders(inside, role, [], MOST)).map(({ sub }) => sub);
  if (role !== 'admin') return team;
  const { rows } = await sql<{ sub: string }>`select root_admins() as sub`.execute(inside.db);
  return [...new Set([...team, ...rows.map(({ sub }) => sub)])];
};

/** Tells those whose role decides it that a deal was submitted, but nobody who wrote in it. */
const tellDeciders: Reaction = async (inside, events) => {
  const notices: Notice[] = [];
  for (const deal of await readToldDeals(inside, events)) {
    const deciders = await listDeciders(inside, deal.approver);
    for (const sub of deciders.filter((one) => !deal.authors.includes(one)))
      notices.push({
        ...base(deal, 'dealsheet.submitted'),
        ...{ recipient: sub, title: 'submitted a dealsheet', group: 'dealsheet-submitted' },
        reason: 'Your role decides deals with this margin and discount.',
      });
  }
  return notices;
};

/** Tells those who wrote in it or submitted it what was decided. */
const tellAuthors =
  (title: string): Reaction =>
  async (inside, events) =>
    (await readToldDeals(inside, events)).flatMap((deal) =>
      deal.authors.map((recipient) => ({
        ...{ ...base(deal, 'dealsheet.decided'), recipient, title },
        reason: 'You wrote in it or submitted it.',
      })),
    );

/** Tells whoever owns it how a deal ended. */
const tellOwner =
  (title: string): Reaction =>
  async (inside, events) =>
    (await readToldDeals(inside, events)).flatMap((deal) =>
      deal.owner === null
        ? []
        : [{ ...base(deal, 'dealsheet.closed'), recipient: deal.owner, title, reason: 'You own this deal.' }],
    );

/** What dealsheets tell people. */
export const dealsheetReactions: Reactions = {
  'dealsheet.submitted': [tellDeciders],
  'dealsheet.approved': [tellAuthors('approved your dealsheet')],
  'dealsheet.changes_requested': [tellAuthors('asked for changes to your dealsheet')],
  'dealsheet.rejected': [tellAuthors('rejected your dealsheet')],
  'dealsheet.won': [tellOwner('marked your deal as won')],
  'dealsheet.lost': [tellOwner('marked your deal as lost')],
  'dealsheet.expired': [tellOwner('marked your deal as expired')],
  'dealsheet-comment.added': [tellMentioned],
  'dealsheet-comment.edited': [tellMentioned],
};
