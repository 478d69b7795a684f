import { ROLES, rank } from '#contract/access/roles.ts';
import type { AnswerOf } from '#contract/endpoint.ts';
import type { previewPolicy } from '#contract/policy/endpoints.ts';
import type { PolicyDifference } from '#contract/policy/shapes.ts';
import type { Crowd, Place } from './places.ts';
import type { Topic } from './topics.ts';
import { isAllowed, type Verdicts } from './verdicts.ts';

/** A question and what each role's rules say to it, before and after. */
interface Question {
  readonly topic: Topic;
  readonly place: Place;
  readonly before: Verdicts;
  readonly after: Verdicts;
}

/** What a draft makes different. */
export type Differences = AnswerOf<typeof previewPolicy>;

type Effect = PolicyDifference['effect'];
/** People as groups of them, put together only where they are told. */
type Groups = Set<ReadonlySet<number>>;
type Row = Omit<PolicyDifference, 'people' | 'names'> & { readonly groups: Groups };

const SHOWN = 500;
const NAMED = 5;

/**
 * What differs for each role, with the people whom it makes a difference to: whoever may do it by another role in the same
 * place neither gains nor loses. What is so in any organization isn't repeated for one that rules name.
 */
export const differencesOf = (questions: readonly Question[], crowd: Crowd): Differences => {
  const rows = new Map<string, Row>();
  const concerned: Record<Effect, Groups> = { gains: new Set(), loses: new Set() };
  for (const question of questions) {
    for (const { effect, role, groups } of differing(question, crowd)) {
      const row = rowOf(rows, question, effect, role);
      for (const group of groups) {
        row.groups.add(group);
        concerned[effect].add(group);
      }
    }
  }
  const sorted = [...rows.values()].sort(byWeight);
  return {
    data: sorted.slice(0, SHOWN).map((row) => told(row, crowd)),
    more: Math.max(0, sorted.length - SHOWN),
    gaining: peopleIn(concerned.gains).size,
    losing: peopleIn(concerned.loses).size,
  };
};

interface Found {
  readonly effect: Effect;
  readonly role: number;
  readonly groups: readonly ReadonlySet<number>[];
}

/** By role: what it alone gains or loses, and the people whose answer turns that way. */
const differing = ({ place, before, after }: Question, crowd: Crowd): Found[] => {
  const turned = [...(crowd.groups.get(place.domain) ?? [])].flatMap(([held, people]) => {
    const effect = effectOf(isAllowed(before, held), isAllowed(after, held));
    return effect ? [{ held, effect, people }] : [];
  });
  return ROLES.flatMap((_, role) => {
    const [old, made] = [before[role] ?? 0, after[role] ?? 0];
    if (old === made) return [];
    const effect = made > old ? 'gains' : 'loses';
    const groups = turned
      .filter((one) => one.effect === effect && one.held & (1 << role))
      .map(({ people }) => people);
    return effectOf(old === 1, made === 1) || groups.length > 0 ? [{ effect, role, groups }] : [];
  });
};

const effectOf = (before: boolean, after: boolean): Effect | null => {
  if (before === after) return null;
  return after ? 'gains' : 'loses';
};

const rowOf = (rows: Map<string, Row>, { topic, place }: Question, effect: Effect, at: number): Row => {
  const { scope, action, object, asked } = topic;
  const role = ROLES[at] ?? 'member';
  const key = [effect, role, scope, action, asked].join('\n');
  const own = `${key}\n${place.organization?.id ?? ''}`;
  const known = rows.get(`${key}\n`) ?? rows.get(own);
  if (known) return known;
  const { organization } = place;
  const row: Row = { effect, role, scope, organization, action, object, groups: new Set() };
  rows.set(own, row);
  return row;
};

/** What concerns somebody comes first, then by what it is about. */
const byWeight = (one: Row, other: Row): number =>
  Number(other.groups.size > 0) - Number(one.groups.size > 0) ||
  one.object.localeCompare(other.object) ||
  one.action.localeCompare(other.action) ||
  one.scope.localeCompare(other.scope) ||
  (one.organization?.name ?? '').localeCompare(other.organization?.name ?? '') ||
  rank(one.role) - rank(other.role);

const peopleIn = (groups: Groups): Set<number> => {
  const people = new Set<number>();
  for (const group of groups) for (const person of group) people.add(person);
  return people;
};

/** People are numbered in the order of their names. */
const told = ({ groups, ...row }: Row, { names }: Crowd): PolicyDifference => {
  const people = peopleIn(groups);
  const first = [...people].sort((one, other) => one - other).slice(0, NAMED);
  return { ...row, people: people.size, names: first.map((person) => names[person] ?? '') };
};
