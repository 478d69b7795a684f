import type { InsightDetail } from '#contract/insights/shapes.ts';

/** The names of the people whom the announcement of an insight would tell, as far as it names them. */
export function toldNames({ proposal, subject, about }: InsightDetail): string {
  if (proposal?.makes !== 'announcement') return '';
  const named = [subject, ...about].filter(
    ({ type, id }) => type === 'member' && id !== null && proposal.to.includes(id),
  );
  return [...new Set(named.map(({ name }) => name))].join(', ');
}
