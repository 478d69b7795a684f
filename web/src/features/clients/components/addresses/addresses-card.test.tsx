import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import type { Address } from '#contract/clients/addresses.ts';
import { addressDetail } from '../../../../../test/client-belongings.ts';
import { clientDetail } from '../../../../../test/client-detail.ts';
import { type Asked, renderScreen } from '../../../../../test/render-screen.tsx';
import { places } from '../../../../platform/maps/places.ts';
import type { PlacesLibrary, PlacesState } from '../../../../platform/maps/places-loader.ts';
import { AddressesCard } from './addresses-card.tsx';

vi.mock('../../../../platform/maps/places.ts', () => ({
  places: vi.fn(),
  usePlacesState: () => places().state(),
}));
beforeEach(() => page.viewport(1280, 900));
afterEach(() => vi.clearAllMocks());

const lookedUp: string[] = [];

const part = (type: string, longText: string, shortText = longText) => ({
  types: [type],
  longText,
  shortText,
});
const toPlace = () => ({
  id: 'ChIJ-quay',
  addressComponents: [
    ...[part('street_number', '7'), part('route', 'Quay Street'), part('postal_town', 'Aldermouth')],
    ...[part('postal_code', 'AD1 7QS'), part('country', 'United Kingdom', 'GB')],
  ],
  location: { lat: () => 51.5, lng: () => -0.1 },
  fetchFields: async () => undefined,
});
const LIBRARY: PlacesLibrary = {
  AutocompleteSessionToken: class {},
  AutocompleteSuggestion: {
    fetchAutocompleteSuggestions: async ({ input }) => {
      lookedUp.push(input);
      const placePrediction = { placeId: 'x', text: { text: '7 Quay Street, Aldermouth' }, toPlace };
      return { suggestions: [{ placePrediction }] };
    },
  },
};

const HQ = addressDetail();
const show = async (state: PlacesState, addresses: readonly Address[] = []) => {
  const load = vi.fn(async () => LIBRARY);
  vi.mocked(places).mockReturnValue({
    ...{ state: () => state, subscribe: () => () => undefined, load, refuse: vi.fn() },
  });
  const { view, asked } = await renderScreen({
    screen: () => <AddressesCard client={clientDetail()} />,
    ...{ search: () => ({}), at: '/manager/clients/x' },
    answer: ({ method }) =>
      method === 'GET' ? { body: { data: addresses, before: null, after: null } } : { body: HQ },
  });
  return { view, asked, load };
};
const add = async (view: Awaited<ReturnType<typeof show>>['view']) => {
  await view.getByRole('button', { name: 'Add address' }).click();
  const line = view.getByLabelText('Address, first line');
  await expect.element(line).toBeVisible();
  return line;
};
const sentBy = async (asked: readonly Asked[], view: Awaited<ReturnType<typeof show>>['view']) => {
  await view.getByRole('button', { name: 'Save address' }).click();
  await expect.element(view.getByRole('dialog')).not.toBeInTheDocument();
  return asked.filter(({ method }) => method !== 'GET').at(-1)?.body;
};

test('without a key the form is plain, holds no trace of maps, and asks for none', async () => {
  const { view, asked, load } = await show('not-configured');
  const line = await add(view);
  await expect.element(line).not.toHaveAttribute('role');
  await line.fill('7 Quay Street');
  expect(view.getByRole('dialog').element().textContent).not.toMatch(/google|maps|suggest/i);
  expect(await sentBy(asked, view)).toMatchObject({ line1: '7 Quay Street', country: 'GB', place_id: null });
  expect(load).not.toHaveBeenCalled();
});

test('where the script can’t be had, the address is typed and a quiet word says why', async () => {
  const { view, asked } = await show('failed');
  const line = await add(view);
  await expect.element(line).toHaveAccessibleDescription(/There are no suggestions at the moment/);
  await line.fill('7 Quay Street');
  expect(await sentBy(asked, view)).toMatchObject({ line1: '7 Quay Street', place_id: null });
});

test('a place is chosen by keys, fills the fields and is sent with its coordinates', async () => {
  const { view, asked } = await show('ready');
  const line = await add(view);
  await expect.element(line).toHaveAccessibleDescription(/Suggestions by Google Maps/);
  await line.fill('quay');
  await expect.element(view.getByRole('option', { name: '7 Quay Street, Aldermouth' })).toBeVisible();
  await userEvent.keyboard('{ArrowDown}{Enter}');
  await expect.element(view.getByLabelText('City')).toHaveValue('Aldermouth');
  await expect.element(line).toHaveValue('7 Quay Street');
  await expect.element(view.getByText(/^Filled in from Google Maps/)).toBeVisible();
  await view.getByLabelText('Second line').fill('Floor 2');
  expect(lookedUp).toEqual(['quay']);
  expect(await sentBy(asked, view)).toMatchObject({
    ...{ line1: '7 Quay Street', line2: 'Floor 2', postcode: 'AD1 7QS', country: 'GB' },
    ...{ place_id: 'ChIJ-quay', lat: 51.5, lng: -0.1 },
  });
});

test('a place whose street is changed by hand is one no more', async () => {
  const { view, asked } = await show('ready');
  const line = await add(view);
  await line.fill('quay');
  await view.getByRole('option', { name: '7 Quay Street, Aldermouth' }).click();
  await expect.element(view.getByText(/^Filled in from Google Maps/)).toBeVisible();
  await view.getByLabelText('Postcode').fill('AD1 8QS');
  await expect.element(view.getByText(/^Filled in from Google Maps/)).not.toBeInTheDocument();
  expect(await sentBy(asked, view)).toMatchObject({ postcode: 'AD1 8QS', place_id: null, lat: null });
});

test('an address that came from a place loses it by a change, and only what changed is sent', async () => {
  const place = { place_id: 'ChIJ-hq', lat: 51, lng: 0, source: 'places' as const };
  const { view, asked } = await show('not-configured', [addressDetail(place)]);
  await expect.element(view.getByText('Found with Google Maps')).toBeVisible();
  await view.getByRole('button', { name: 'What to do with 1 Harbour Road' }).click();
  await view.getByRole('menuitem', { name: 'Edit' }).click();
  await view.getByLabelText('City').fill('Brannham');
  expect(await sentBy(asked, view)).toEqual({ city: 'Brannham', place_id: null, lat: null, lng: null });
});

test('an address is asked for its first line, and one that is there shows how it is written', async () => {
  const { view } = await show('not-configured', [addressDetail({ line2: 'Port House' })]);
  for (const text of ['Headquarters', 'Main', 'Port House', 'Aldermouth, AD1 1HQ', 'United Kingdom'])
    await expect.element(view.getByText(text, { exact: true })).toBeVisible();
  const line = await add(view);
  await view.getByRole('button', { name: 'Save address' }).click();
  await expect.element(line).toHaveAccessibleDescription('Enter the first line of the address.');
});
