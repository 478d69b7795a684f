import { useQuery } from '@tanstack/react-query';
import type { ClientSheetField } from '#contract/client-imports/shapes.ts';
import { CLIENT_STATUSES } from '#contract/clients/shapes.ts';
import { clientChoices, personChoices } from '../../choices/queries.ts';

const LISTS: readonly ClientSheetField[] = ['parent', 'owner', 'status'];

/** Id of the list of what a field's cells may say; undefined where that is anything. */
export const listOf = (field: ClientSheetField): string | undefined =>
  LISTS.includes(field) ? `choices-${field}` : undefined;

/** What cells of a closed choice may say: ours, by name. */
export function Choices() {
  const clients = useQuery(clientChoices()).data?.data ?? [];
  const people = useQuery(personChoices()).data?.data ?? [];
  const lists = {
    parent: clients.map(({ name }) => name),
    owner: people.map(({ name }) => name),
    status: CLIENT_STATUSES,
  };
  return Object.entries(lists).map(([field, words]) => (
    <datalist key={field} id={`choices-${field}`}>
      {[...new Set(words)].map((word) => (
        <option key={word} value={word} />
      ))}
    </datalist>
  ));
}
