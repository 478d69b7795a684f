import { useQuery } from '@tanstack/react-query';
import type { SheetField } from '#contract/project-imports/shapes.ts';
import { PRIORITIES, PROJECT_BILLINGS, PROJECT_TYPES } from '#contract/projects/shapes.ts';
import { clientChoices, personChoices } from '../../choices/queries.ts';

const spaced = (words: readonly string[]) => words.map((word) => word.replaceAll('_', ' '));

const WORDS: Partial<Record<SheetField, readonly string[]>> = {
  status: ['proposed', 'planned', 'active'],
  type: spaced(PROJECT_TYPES),
  billing: spaced(PROJECT_BILLINGS),
  priority: PRIORITIES,
};

/** Id of the list of what a field's cells may say; undefined where that is anything. */
export const listOf = (field: SheetField): string | undefined =>
  field === 'client' || field === 'owner' || WORDS[field] ? `choices-${field}` : undefined;

/** What cells of a closed choice may say: ours, by name. */
export function Choices() {
  const clients = useQuery(clientChoices()).data?.data ?? [];
  const people = useQuery(personChoices()).data?.data ?? [];
  const lists: [SheetField, readonly string[]][] = [
    ['client', clients.map(({ name }) => name)],
    ['owner', people.map(({ name }) => name)],
    ['status', WORDS.status ?? []],
    ['type', WORDS.type ?? []],
    ['billing', WORDS.billing ?? []],
    ['priority', WORDS.priority ?? []],
  ];
  return lists.map(([field, words]) => (
    <datalist key={field} id={listOf(field)}>
      {[...new Set(words)].map((word) => (
        <option key={word} value={word} />
      ))}
    </datalist>
  ));
}
