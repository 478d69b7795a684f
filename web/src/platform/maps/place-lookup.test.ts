import { expect, test } from 'vitest';
import { foundPlace, makePlaceLookup } from './place-lookup.ts';
import type { PlaceComponent, PlacePrediction, PlacesLibrary } from './places-loader.ts';

const part = (type: string, longText: string, shortText = longText): PlaceComponent => ({
  ...{ types: [type, 'political'], longText, shortText },
});
const LONDON = [
  ...[part('street_number', '1'), part('route', 'Harbour Road'), part('postal_town', 'Aldermouth')],
  ...[part('administrative_area_level_2', 'Kent'), part('administrative_area_level_1', 'England')],
  ...[part('postal_code', 'AL1 2QY'), part('country', 'United Kingdom', 'GB')],
];
const location = { lat: () => 51.5, lng: () => -0.1 };
const placeOf = (addressComponents: readonly PlaceComponent[]) =>
  foundPlace({ id: 'x', addressComponents, location, fetchFields: async () => undefined });

/** A library that counts: which token each request came with. */
const countingLibrary = (failing = false) => {
  const asked: string[] = [];
  let made = 0;
  const next = () => {
    made += 1;
    return made;
  };
  class Token {
    readonly number = next();
  }
  const library: PlacesLibrary = {
    AutocompleteSessionToken: Token,
    AutocompleteSuggestion: {
      fetchAutocompleteSuggestions: async ({ input, sessionToken }) => {
        const token = sessionToken instanceof Token ? sessionToken.number : 0;
        asked.push(`${input} ${token}`);
        const fetchFields = async () => {
          asked.push(`details ${token}`);
          if (failing) throw new Error('gone');
        };
        const toPlace = () => ({ id: 'x', addressComponents: LONDON, location, fetchFields });
        return { suggestions: [{ placePrediction: { placeId: 'x', text: { text: input }, toPlace } }] };
      },
    },
  };
  return { asked, lookup: makePlaceLookup(async () => library) };
};
const first = ([prediction]: readonly PlacePrediction[]): PlacePrediction => {
  if (!prediction) throw new Error('Nothing was suggested.');
  return prediction;
};

test('one token goes with a lookup, from its first letters to the details; the next one has another', async () => {
  const { asked, lookup } = countingLibrary();
  await lookup.suggest('har');
  expect(await lookup.choose(first(await lookup.suggest('harbour')))).toMatchObject({ place_id: 'x' });
  await lookup.choose(first(await lookup.suggest('quay')));
  expect(asked).toEqual(['har 1', 'harbour 1', 'details 1', 'quay 2', 'details 2']);
});

test('a token is spent by details that failed too', async () => {
  const { asked, lookup } = countingLibrary(true);
  await expect(lookup.choose(first(await lookup.suggest('har')))).rejects.toThrow('gone');
  await lookup.suggest('har');
  expect(asked).toEqual(['har 1', 'details 1', 'har 2']);
});

test('a British place fills the fields as they are written there', () => {
  expect(placeOf(LONDON)).toEqual({
    ...{ place_id: 'x', line1: '1 Harbour Road', city: 'Aldermouth', region: 'Kent', postcode: 'AL1 2QY' },
    ...{ country: 'GB', lat: 51.5, lng: -0.1 },
  });
});

test('a German house number stands behind its street, an American state has its letters, a suffix follows', () => {
  const berlin = placeOf([
    ...[part('street_number', '5'), part('route', 'Am Kai'), part('locality', 'Berlin')],
    ...[part('administrative_area_level_1', 'Berlin', 'BE'), part('country', 'Germany', 'DE')],
  ]);
  expect(berlin).toMatchObject({ line1: 'Am Kai 5', region: 'Berlin', postcode: '' });
  const york = placeOf([
    ...[part('street_number', '5'), part('route', 'Pier'), part('locality', 'New York')],
    ...[part('administrative_area_level_1', 'New York', 'NY'), part('country', 'United States', 'US')],
    ...[part('postal_code', '10001'), part('postal_code_suffix', '1234')],
  ]);
  expect(york).toMatchObject({ line1: '5 Pier', region: 'NY', postcode: '10001-1234' });
});

test('a place without a street is called by its name, and one that is nowhere is none', () => {
  expect(placeOf([part('premise', 'Old Customs House')])).toMatchObject({
    line1: 'Old Customs House',
    country: null,
  });
  expect(foundPlace({ id: 'x', location: null, fetchFields: async () => undefined })).toBeUndefined();
});
