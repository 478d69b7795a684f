import type { AgeingSection } from '#contract/account-plans/sections.ts';
import type { Watch } from '../../../platform/reactions.ts';
import { nudgeOwners } from '../commands/nudge-owners.ts';
import { reminderOf } from './reminder.ts';

const WORDS = {
  summary: 'the summary',
  strategy: 'goals and strategy',
  objectives: 'objectives',
  stakeholders: 'stakeholders',
  swot: 'strengths and weaknesses',
  whitespace: 'whitespace',
  opportunities: 'opportunities',
  actions: 'actions',
  risks: 'risks',
  competitors: 'competitors',
} as const satisfies Record<AgeingSection, string>;

const listed = new Intl.ListFormat('en', { type: 'conjunction' });

/** Tells whoever owns a plan, once in each of its periods of review, which of its parts nobody has changed or confirmed for longer than that. */
export const stalePlans: Watch = async (inside) =>
  (await nudgeOwners(inside)).map(({ name, client, months, sections, period, ...stale }) => ({
    ...reminderOf(stale, 'account-plans-stale'),
    type: 'account-plan.stale' as const,
    title: `Out of date: ${name}`,
    message:
      `Nobody has changed or confirmed ${listed.format(sections.map((section) => WORDS[section]))} for ` +
      `${months === 1 ? 'a month' : `${months} months`} (${client}). Change what isn’t right any more, or confirm it in a review.`,
    reason: 'You own this account plan.',
    source: `plan-stale:${stale.plan}:${period}`,
  }));
