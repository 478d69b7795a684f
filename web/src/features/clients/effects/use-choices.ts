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
export function usePeople(chosen: Reference | null): Option[] {
  const people = useQuery(personChoices()).data?.data ?? [];
  const found = people.map(({ id, name, position }) => ({
    value: id,
    label: name,
    ...(position ? { detail: position } : {}),
  }));
  return withChosen(found, chosen);
}

/** Other clients as options, looked for while typing; `chosen` stays among them, `self` never is. */
export function useOtherClients(chosen: Reference | null, self: string | null) {
  const [typed, setTyped] = useState('');
  const known = useQuery(clientChoices()).data?.data ?? [];
  // An open field holds the name of what is chosen; that is no search.
  const q = known.some(({ name }) => name === typed) || typed === chosen?.name ? '' : typed;
  const { data, isFetching } = useQuery(clientChoices(q));
  const found = (data?.data ?? [])
    .filter(({ id }) => id !== self)
    .map(({ id, name, code }) => ({ value: id, label: name, ...(code ? { detail: code } : {}) }));
  return { options: withChosen(found, chosen), onSearch: setTyped, loading: isFetching };
}
