import { useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { places, usePlacesState } from './places.ts';

/** Letters from which on addresses are suggested. */
export const FEWEST_LETTERS = 3;
/** How long typing has to rest. */
export const REST_MS = 250;

/** Addresses that a typed one may mean; none while the library isn't there. `wake` fetches it, as soon as it may be needed. */
export function useAddressSuggestions(typed: string): { addresses: readonly string[]; wake: () => void } {
  const isReady = usePlacesState() === 'ready';
  const input = useRested(typed.trim());
  const [session] = useState<{ token?: object }>({});
  const { data = [] } = useQuery({
    queryKey: ['places', input],
    queryFn: () => suggest(input, session),
    enabled: isReady && input.length >= FEWEST_LETTERS,
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 60_000,
    retry: false,
  });
  return { addresses: data, wake };
}

/** Fetches the library when it may be needed. A failure is shown by the field: it stays a plain one. */
export const wake = (): void => {
  if (places().state() === 'not-asked')
    void places()
      .load()
      .catch(() => undefined);
};

/** Requests of one field belong together. */
async function suggest(input: string, session: { token?: object }): Promise<readonly string[]> {
  const { AutocompleteSessionToken, AutocompleteSuggestion } = await places().load();
  session.token ??= new AutocompleteSessionToken();
  const request = { input, sessionToken: session.token };
  const { suggestions } = await AutocompleteSuggestion.fetchAutocompleteSuggestions(request);
  return suggestions.flatMap(({ placePrediction }) => (placePrediction ? [placePrediction.text.text] : []));
}

/** A value once it has stayed the same for a while. */
export function useRested(value: string): string {
  const [rested, setRested] = useState(value);
  useEffect(() => {
    const timer = setTimeout(() => setRested(value), REST_MS);
    return () => clearTimeout(timer);
  }, [value]);
  return rested;
}
