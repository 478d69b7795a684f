import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { Reference } from '#contract/shapes.ts';
import { clientChoices } from '../../choices/queries.ts';

/** Clients as options, looked for while typing; `chosen` stays among them. */
export function useClients(chosen: Reference | null) {
  const [typed, setTyped] = useState('');
  const known = useQuery(clientChoices()).data?.data ?? [];
  // An open field holds the name of what is chosen; that is no search.
  const q = known.some(({ name }) => name === typed) || typed === chosen?.name ? '' : typed;
  const { data, isFetching } = useQuery(clientChoices(q));
  const found = (data?.data ?? []).map(({ id, name, code }) => ({
    ...{ value: id, label: name },
    ...(code ? { detail: code } : {}),
  }));
  const isThere = !chosen || found.some(({ value }) => value === chosen.id);
  return {
    options: isThere ? found : [{ value: chosen.id, label: chosen.name }, ...found],
    ...{ onSearch: setTyped, loading: isFetching },
  };
}
