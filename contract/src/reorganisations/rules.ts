import type { ChartPerson, ChartPosition } from '../org-chart/shapes.ts';
import { draftedBy, type Move, type Standing } from './drafted.ts';

/** A rule that a draft breaks: of whose move, in which of its fields, and what to do about it. */
export interface Violation {
  readonly rule:
    | 'person-known'
    | 'manager-known'
    | 'manager-cycle'
    | 'position-known'
    | 'position-full'
    | 'parent-known'
    | 'position-cycle'
    | 'position-filled'
    | 'position-has-children';
  readonly subject: string;
  readonly field: string;
  readonly message: string;
}

interface Draft {
  readonly today: Standing;
  readonly people: ReadonlyMap<string, ChartPerson>;
  readonly positions: ReadonlyMap<string, ChartPosition>;
  readonly holders: ReadonlyMap<string | null, readonly ChartPerson[]>;
}

/** Every rule that moves would break, were they applied to an organization as it stands; each once for a person or position. */
export const violationsOf = (today: Standing, moves: readonly Move[]): Violation[] => {
  const { people, positions } = draftedBy(today, moves);
  const draft: Draft = {
    today,
    people: new Map(people.map((person) => [person.id, person])),
    positions: new Map(positions.map((position) => [position.id, position])),
    holders: Map.groupBy(people, ({ position_id }) => position_id),
  };
  return moves.flatMap((move) => {
    if (move.kind === 'person') return ofPerson(draft, move);
    return move.kind === 'closed_position' ? ofClosed(draft, move) : ofPosition(draft, move);
  });
};

const keyOf = ({ rule, subject }: Violation): string => `${rule} ${subject}`;

/**
 * The rule that moves `after` break and those `before` didn't, undefined where there is none: what a draft broke already is no reason to
 * refuse another move, but for what is said of whoever is `given`, whose rule comes first.
 */
export const newViolation = (
  today: Standing,
  before: readonly Move[],
  after: readonly Move[],
  given?: string,
): Violation | undefined => {
  const old = new Set(violationsOf(today, before).map(keyOf));
  const fresh = violationsOf(today, after).filter((one) => one.subject === given || !old.has(keyOf(one)));
  return fresh.find(({ subject }) => subject === given) ?? fresh[0];
};

/** True where whoever is above somebody, step by step, is them again. */
const isCircle = (id: string, aboveOf: (id: string) => string | null | undefined): boolean => {
  const met = new Set<string>();
  for (let at = aboveOf(id); at && !met.has(at); at = aboveOf(at)) {
    if (at === id) return true;
    met.add(at);
  }
  return false;
};

const ofPerson = (draft: Draft, { subject: { id }, changes }: Move): Violation[] => {
  const person = draft.people.get(id);
  const breaks = (rule: Violation['rule'], field: string, message: string) => [
    { rule, subject: id, field, message },
  ];
  if (!person)
    return breaks('person-known', 'member_id', 'This person isn’t on the team: take the move out.');
  const found: Violation[] = [];
  const { name, manager_id, position_id } = person;
  if ('manager_id' in changes && manager_id !== null) {
    if (!draft.people.has(manager_id))
      found.push(
        ...breaks(
          'manager-known',
          'manager_id',
          `${name}’s manager isn’t on the team: choose somebody who is.`,
        ),
      );
    else if (isCircle(id, (one) => draft.people.get(one)?.manager_id))
      found.push(
        ...breaks('manager-cycle', 'manager_id', `${name} would be above themselves: choose somebody else.`),
      );
  }
  if ('position_id' in changes && position_id !== null) {
    const seat = draft.positions.get(position_id);
    if (!seat)
      found.push(
        ...breaks(
          'position-known',
          'position_id',
          `${name}’s position is closed or doesn’t exist: choose another.`,
        ),
      );
    else if ((draft.holders.get(position_id)?.length ?? 0) > seat.headcount)
      found.push(
        ...breaks(
          'position-full',
          'position_id',
          `Every seat of “${seat.title}” is taken: choose another position, add a seat, or move somebody first.`,
        ),
      );
  }
  return found;
};

const ofPosition = (draft: Draft, { kind, subject: { id } }: Move): Violation[] => {
  const breaks = (rule: Violation['rule'], field: string, message: string): Violation => ({
    ...{ rule, subject: id, field, message },
  });
  const position = draft.positions.get(id);
  const isThere = draft.today.positions.some((one) => one.id === id);
  if (!position || isThere !== (kind === 'position'))
    return [
      breaks('position-known', 'position_id', 'This position isn’t there any more: take the move out.'),
    ];
  const found: Violation[] = [];
  const { title, parent_id, headcount } = position;
  if (parent_id !== null && !draft.positions.has(parent_id))
    found.push(
      breaks(
        'parent-known',
        'parent_id',
        `What “${title}” belongs to is closed or doesn’t exist: choose another.`,
      ),
    );
  else if (isCircle(id, (one) => draft.positions.get(one)?.parent_id))
    found.push(
      breaks('position-cycle', 'parent_id', `“${title}” would be above itself: choose another position.`),
    );
  const holders = draft.holders.get(id)?.length ?? 0;
  if (holders > headcount)
    found.push(
      breaks(
        'position-full',
        'headcount',
        `${holders} people would sit on “${title}”: give it as many seats, or move some of them first.`,
      ),
    );
  return found;
};

const ofClosed = (draft: Draft, { subject: { id } }: Move): Violation[] => {
  const breaks = (rule: Violation['rule'], message: string): Violation[] => [
    { rule, subject: id, field: 'position_id', message },
  ];
  const position = draft.today.positions.find((one) => one.id === id);
  if (!position) return breaks('position-known', 'This position is closed already: take the move out.');
  const holder = draft.holders.get(id)?.at(0);
  if (holder)
    return breaks(
      'position-filled',
      `${holder.name} sits on “${position.title}”: move them to another one first.`,
    );
  const child = [...draft.positions.values()].find(({ parent_id }) => parent_id === id);
  return child
    ? breaks(
        'position-has-children',
        `“${child.title}” belongs to “${position.title}”: put it below another one first.`,
      )
    : [];
};
