import { CONFLICT_RULES, type Conflict } from '../conflicts/shapes.ts';
import type { Suggestion, SuggestionReason } from './suggestion-endpoints.ts';

/** Somebody who could be suggested. */
export type Candidate = Omit<Suggestion, 'reasons'>;

interface Asked {
  /** Net minutes of the shift. */
  readonly minutes: number;
  readonly needs_skills: boolean;
}

/**
 * Candidates in the order in which they are suggested, with the reasons: free ones first, then by what is in the way (the least bad
 * first), cost, share of the week's cap, name. Those whom no rank may plan are left out. The order never depends on that of the list.
 */
export const rankSuggestions = (candidates: readonly Candidate[], asked: Asked): Suggestion[] => {
  const possible = candidates.filter(({ conflicts }) => conflicts.every(({ final }) => !final));
  const free = possible.filter(({ conflicts }) => conflicts.length === 0);
  const best = {
    cost: leastOf(free.flatMap(({ cost_minor }) => cost_minor ?? [])),
    load: leastOf(free.map((candidate) => loadOf(candidate, asked))),
  };
  return possible
    .map((candidate) => ({ ...candidate, reasons: reasonsFor(candidate, asked, best) }))
    .sort(
      (one, other) =>
        badnessOf(one.conflicts) - badnessOf(other.conflicts) ||
        one.conflicts.length - other.conflicts.length ||
        (one.cost_minor ?? Number.MAX_SAFE_INTEGER) - (other.cost_minor ?? Number.MAX_SAFE_INTEGER) ||
        loadOf(one, asked) - loadOf(other, asked) ||
        compare(one.member.name.toLowerCase(), other.member.name.toLowerCase()) ||
        compare(one.member.id, other.member.id),
    );
};

const compare = (one: string, other: string): number => (one < other ? -1 : Number(one > other));

/** 0 of nothing, most of the worst rule. */
const badnessOf = ([worst]: readonly Conflict[]): number =>
  worst ? CONFLICT_RULES.length - CONFLICT_RULES.indexOf(worst.rule) : 0;

/** The share of a week's cap that is planned with the shift. */
const loadOf = ({ planned_min, cap_min }: Candidate, { minutes }: Asked): number =>
  (planned_min + minutes) / Math.max(cap_min, 1);

/** The least of values that differ; null where there is nothing to choose between. */
const leastOf = (values: readonly number[]): number | null =>
  new Set(values).size > 1 ? Math.min(...values) : null;

const reasonsFor = (
  candidate: Candidate,
  asked: Asked,
  best: { readonly cost: number | null; readonly load: number | null },
): SuggestionReason[] => {
  const isFree = candidate.conflicts.length === 0;
  const isSkilled = candidate.conflicts.every(({ skill }) => skill === null);
  return [
    ...(isFree ? (['free'] as const) : []),
    ...(asked.needs_skills && isSkilled ? (['skilled'] as const) : []),
    ...(isFree && best.cost !== null && candidate.cost_minor === best.cost ? (['cheapest'] as const) : []),
    ...(isFree && loadOf(candidate, asked) === best.load ? (['least-loaded'] as const) : []),
  ];
};
