import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { Reference } from '#contract/shapes.ts';
import type { Option } from '../../../ui/form/options.tsx';
import { chosenClients, clientChoices, personChoices } from '../../choices/queries.ts';

const optionOf = ({ id, name }: Reference): Option => ({ value: id, label: name });

const withChosen = (found: readonly Option[], chosen: readonly (Reference | null)[]): Option[] => {
  const missing = chosen.flatMap((one) =>
    one && found.every(({ value }) => value !== one.id) ? [optionOf(one)] : [],
  );
  return [...missing, ...found];
};

/** The team as options; whoever is chosen stays among them. */
export function usePeople(...chosen: readonly (Reference | null)[]): Option[] {
  const people = useQuery(personChoices()).data?.data ?? [];
  return withChosen(people.map(optionOf), chosen);
}

/** The client of an id, with its currency; undefined until it is known. */
export function useClient(id: string | null) {
  const { data } = useQuery({ ...chosenClients(id ? [id] : []), enabled: id !== null });
  return data?.data.find((one) => one.id === id);
}

/** Clients as options, looked for while typing; the one that is chosen stays among them. */
export function useClients(chosen: Reference | null) {
  const [typed, onSearch] = useState('');
  const known = useQuery(clientChoices()).data?.data ?? [];
  // An open field holds the name of what is chosen; that is no search.
  const q = known.some(({ name }) => name === typed) || typed === chosen?.name ? '' : typed;
  const { data, isFetching } = useQuery(clientChoices(q));
  const found = (data?.data ?? []).map(optionOf);
  return { options: withChosen(found, [chosen]), onSearch, loading: isFetching };
}
