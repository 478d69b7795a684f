/** How often loading is tried again. */
export const PLACES_RETRIES = 3;
/** The pause before the first retry; each further one is twice as long. */
export const FIRST_RETRY_MS = 1_000;

/** How the places library stands: there is no key, nobody needed it yet, it is on its way, it is there, it couldn't be had. */
export type PlacesState = 'not-configured' | 'not-asked' | 'loading' | 'ready' | 'failed';

/** A part of an address, such as the one of the types `postal_code`. */
export interface PlaceComponent {
  readonly longText: string | null;
  readonly shortText: string | null;
  readonly types: readonly string[];
}

/** A place; what is known of it is there once it was fetched. */
export interface Place {
  readonly id: string;
  readonly addressComponents?: readonly PlaceComponent[];
  readonly location?: { lat(): number; lng(): number } | null;
  fetchFields(request: { fields: readonly string[] }): Promise<unknown>;
}

/** A place that a typed address may mean. The place it is turned into remembers the token of the session. */
export interface PlacePrediction {
  readonly placeId: string;
  readonly text: { readonly text: string };
  toPlace(): Place;
}

/** What we use of Google's places library. */
export interface PlacesLibrary {
  readonly AutocompleteSessionToken: new () => object;
  readonly AutocompleteSuggestion: {
    fetchAutocompleteSuggestions(request: { input: string; sessionToken: object }): Promise<{
      suggestions: readonly { placePrediction: PlacePrediction | null }[];
    }>;
  };
}

/** Loads the library when it is needed, and says how it stands. */
export interface PlacesLoader {
  state(): PlacesState;
  /** Calls back at every change of the state; returns how to stop. */
  subscribe(notify: () => void): () => void;
  /** The library; after a failure it is tried anew. Errors: one, after the last retry. */
  load(): Promise<PlacesLibrary>;
  /** The key turned out not to be taken. */
  refuse(): void;
}

interface Parts {
  /** Empty where none is configured. */
  readonly key: string;
  readonly fetch: (key: string) => Promise<PlacesLibrary>;
  readonly pause: (milliseconds: number) => Promise<void>;
}

/** A loader that tries four times, with growing pauses. */
export function makePlacesLoader({ key, fetch, pause }: Parts): PlacesLoader {
  let state: PlacesState = key ? 'not-asked' : 'not-configured';
  let library: Promise<PlacesLibrary> | undefined;
  const listeners = new Set<() => void>();
  const become = (next: PlacesState) => {
    state = next;
    for (const notify of listeners) notify();
  };
  const begin = async (): Promise<PlacesLibrary> => {
    if (!key) throw new Error('No key for maps is configured.');
    become('loading');
    try {
      const loaded = await persist(() => fetch(key), pause);
      become('ready');
      return loaded;
    } catch (error) {
      library = undefined;
      become('failed');
      throw new Error('The places library could not be loaded.', { cause: error });
    }
  };
  return {
    state: () => state,
    subscribe: (notify) => {
      listeners.add(notify);
      return () => listeners.delete(notify);
    },
    load: () => {
      library ??= begin();
      return library;
    },
    refuse: () => become('failed'),
  };
}

async function persist<Result>(
  work: () => Promise<Result>,
  pause: Parts['pause'],
  tried = 0,
): Promise<Result> {
  try {
    return await work();
  } catch (error) {
    if (tried === PLACES_RETRIES) throw error;
    await pause(FIRST_RETRY_MS * 2 ** tried);
    return persist(work, pause, tried + 1);
  }
}
