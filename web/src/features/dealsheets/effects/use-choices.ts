import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { Reference } from '#contract/shapes.ts';
import type { Option } from '../../../ui/form/options.tsx';
import { clientChoices, personChoices } from '../../choices/queries.ts';

const withChosen = (found: readonly Option[], chosen: Reference | null): Option[] =>
  chosen && found.every(({ value }) => value !== chosen.id)
    ? [{ value: chosen.id, label: chosen.name }, ...found]
    : [...found];

/** The team as options; `chosen` stays among them. */
export function useOwners(chosen: Reference | null): Option[] {
  const people = useQuery(personChoices()).data?.data ?? [];
  return withChosen(
    people.map(({ id, name }) => ({ value: id, label: name })),
    chosen,
  );
}

/** Clients as options, looked for while typing; `chosen` stays among them. */
export function useClients(chosen: Reference | null) {
  const [typed, onSearch] = useState('');
  const known = useQuery(clientChoices()).data?.data ?? [];
  // An open field holds the name of what is chosen; that is no search.
  const q = known.some(({ name }) => name === typed) || typed === chosen?.name ? '' : typed;
  const { data, isFetching } = useQuery(clientChoices(q));
  const found = (data?.data ?? []).map(({ id, name }) => ({ value: id, label: name }));
  return { options: withChosen(found, chosen), onSearch, loading: isFetching };
}
