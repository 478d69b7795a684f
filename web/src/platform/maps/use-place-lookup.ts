import { useQuery } from '@tanstack/react-query';
import { useId, useState } from 'react';
import { makePlaceLookup } from './place-lookup.ts';
import { places, usePlacesState } from './places.ts';
import type { PlacePrediction } from './places-loader.ts';
import { FEWEST_LETTERS, useRested } from './while-typing.ts';

/** A lookup of this field: what `typed` may mean while `isTyping`, and how one of them is chosen. */
export function usePlaceLookup(typed: string, isTyping: boolean) {
  const isReady = usePlacesState() === 'ready';
  const input = useRested(typed.trim());
  const [lookup] = useState(() => makePlaceLookup(() => places().load()));
  const field = useId();
  const [session, setSession] = useState(0);
  const { data } = useQuery({
    queryKey: ['places', field, session, input],
    queryFn: () => lookup.suggest(input),
    // Whoever begins to type again doesn't mean what stood there until then.
    enabled: isReady && isTyping && input === typed.trim() && input.length >= FEWEST_LETTERS,
    staleTime: 60_000,
    gcTime: 60_000,
    retry: false,
    // What the library hands out has methods: compared deeply, it would be copied without them.
    structuralSharing: false,
  });
  const found: readonly PlacePrediction[] = isTyping ? (data ?? []) : [];
  // What was suggested carries the token of its session: the next one asks anew.
  const choose = (prediction: PlacePrediction) => {
    setSession(session + 1);
    return lookup.choose(prediction);
  };
  return { found, choose };
}
