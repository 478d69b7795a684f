import type { ChartPerson, ChartPosition, OrgChart } from '../org-chart/shapes.ts';
import type { KeptMove } from './shapes.ts';

/** Who stands where: of a day, or as a draft would have it. */
export type Standing = Pick<OrgChart, 'people' | 'positions'>;

/** What a draft says of one person or position: all that counts of a move as it is kept. */
export type Move = Pick<KeptMove, 'kind' | 'changes'> & { readonly subject: { readonly id: string } };

type Changes = Move['changes'];

const textOf = (changes: Changes, field: string, otherwise: string | null): string | null => {
  const said = changes[field];
  return said === undefined || typeof said === 'number' ? otherwise : said;
};

const movedPerson = (person: ChartPerson, changes: Changes): ChartPerson => ({
  ...person,
  title: textOf(changes, 'title', person.title),
  department: textOf(changes, 'department', person.department),
  manager_id: textOf(changes, 'manager_id', person.manager_id),
  position_id: textOf(changes, 'position_id', person.position_id),
});

const movedPosition = (position: ChartPosition, changes: Changes): ChartPosition => ({
  ...position,
  title: textOf(changes, 'title', null) ?? position.title,
  department: textOf(changes, 'department', position.department),
  parent_id: textOf(changes, 'parent_id', position.parent_id),
  headcount: typeof changes.headcount === 'number' ? changes.headcount : position.headcount,
});

const madeOf = ({ subject: { id }, changes }: Move): ChartPosition =>
  movedPosition(
    { id, title: '', department: null, parent_id: null, headcount: 1, vacant_since: null },
    changes,
  );

/** The organization as moves would have it; new positions stand behind the others. Moves of who isn't there any more do nothing. */
export const draftedBy = ({ people, positions }: Standing, moves: readonly Move[]): Standing => {
  const said = new Map(moves.map((move) => [move.subject.id, move]));
  const made = moves.filter(({ kind }) => kind === 'new_position').map(madeOf);
  return {
    people: people.map((person) => {
      const move = said.get(person.id);
      return move?.kind === 'person' ? movedPerson(person, move.changes) : person;
    }),
    positions: [
      ...positions.flatMap((position) => {
        const move = said.get(position.id);
        if (move?.kind === 'closed_position') return [];
        return move?.kind === 'position' ? [movedPosition(position, move.changes)] : [position];
      }),
      ...made,
    ],
  };
};
