import type { Place, PlaceComponent, PlacePrediction, PlacesLibrary } from './places-loader.ts';

/** An address of Google's, in the fields of ours; what a place doesn't have is empty. */
export interface FoundPlace {
  readonly place_id: string;
  readonly line1: string;
  readonly city: string;
  readonly region: string;
  readonly postcode: string;
  /** ISO 3166-1. */
  readonly country: string | null;
  readonly lat: number;
  readonly lng: number;
}

/** Looks an address up: suggestions while it is typed, then the details of the one that is chosen. */
export interface PlaceLookup {
  /** What `input` may mean. Errors: those of the library. */
  suggest(input: string): Promise<readonly PlacePrediction[]>;
  /** What is chosen, whole; undefined for a place that is nowhere. Errors: those of the library. */
  choose(prediction: PlacePrediction): Promise<FoundPlace | undefined>;
}

const FIELDS = ['addressComponents', 'location'] as const;

/**
 * A lookup is paid by its session: one token from the first request for suggestions to the details, which it is spent with,
 * whatever became of them. What is typed after that begins another one.
 */
export function makePlaceLookup(load: () => Promise<PlacesLibrary>): PlaceLookup {
  let sessionToken: object | undefined;
  return {
    suggest: async (input) => {
      const { AutocompleteSessionToken, AutocompleteSuggestion } = await load();
      sessionToken ??= new AutocompleteSessionToken();
      const request = { input, sessionToken };
      const { suggestions } = await AutocompleteSuggestion.fetchAutocompleteSuggestions(request);
      return suggestions.flatMap(({ placePrediction }) => placePrediction ?? []);
    },
    choose: async (prediction) => {
      sessionToken = undefined;
      const place = prediction.toPlace();
      await place.fetchFields({ fields: FIELDS });
      return foundPlace(place);
    },
  };
}

/** A fetched place in the fields of an address; the house number stands where its country writes it. */
export function foundPlace({ id, addressComponents = [], location }: Place): FoundPlace | undefined {
  if (!location) return undefined;
  const part = (type: string) => addressComponents.find(({ types }) => types.includes(type));
  const long = (...types: string[]) => textOf(types.map(part).find((found) => found?.longText)?.longText);
  const country = textOf(part('country')?.shortText).toUpperCase();
  const [number, street] = [long('street_number'), long('route')];
  const parts = NUMBER_FIRST.includes(country) ? [number, street] : [street, number];
  const first =
    parts.filter(Boolean).join(' ') || long('premise', 'establishment', 'sublocality', 'neighborhood');
  return {
    place_id: id,
    line1: first,
    city: long('postal_town', 'locality', 'sublocality_level_1', 'administrative_area_level_3'),
    region: regionOf(part, country),
    postcode: [long('postal_code'), long('postal_code_suffix')].filter(Boolean).join('-'),
    country: country || null,
    ...{ lat: location.lat(), lng: location.lng() },
  };
}

const NUMBER_FIRST = [
  'AU',
  'CA',
  'FR',
  'GB',
  'GG',
  'HK',
  'IE',
  'IM',
  'IN',
  'JE',
  'LU',
  'MC',
  'NZ',
  'SG',
  'US',
  'ZA',
];

/** States by their letters where letters are written so, else the widest part below the country. */
const regionOf = (part: (type: string) => PlaceComponent | undefined, country: string): string => {
  const found = part(country === 'GB' ? 'administrative_area_level_2' : 'administrative_area_level_1');
  return textOf(['AU', 'CA', 'US'].includes(country) ? found?.shortText : found?.longText);
};

const textOf = (text: string | null | undefined): string => text ?? '';
