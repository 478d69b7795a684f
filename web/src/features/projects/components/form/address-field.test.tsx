import { useState } from 'react';
import { afterEach, expect, test, vi } from 'vitest';
import { renderScreen } from '../../../../../test/render-screen.tsx';
import { places } from '../../../../platform/maps/places.ts';
import type { PlacesLibrary, PlacesState } from '../../../../platform/maps/places-loader.ts';
import { AddressField } from './address-field.tsx';

vi.mock('../../../../platform/maps/places.ts', () => ({
  places: vi.fn(),
  usePlacesState: () => places().state(),
}));
afterEach(() => vi.clearAllMocks());

const show = async (state: PlacesState, value = '') => {
  const load = vi.fn(() => Promise.reject(new Error('not in a test')));
  vi.mocked(places).mockReturnValue({
    state: () => state,
    subscribe: () => () => undefined,
    load,
    refuse: vi.fn(),
  });
  const bound = {
    value,
    onChange: vi.fn(),
    error: undefined,
    id: 'field-site_address',
    name: 'site_address',
  };
  const { view } = await renderScreen({
    screen: () => <AddressField {...bound} label="Site address" />,
    ...{ search: () => ({}), at: '/', answer: () => undefined },
  });
  const field = view.getByLabelText('Site address');
  await expect.element(field).toBeVisible();
  return { view, field, load };
};

test('without a key the address is a plain field of several lines, and nothing is asked', async () => {
  const { field, load } = await show('not-configured');
  await field.click();
  expect(field.element().tagName).toBe('TEXTAREA');
  expect(load).not.toHaveBeenCalled();
});

test('with a key the library is fetched when somebody goes to the field, not before', async () => {
  const { field, load } = await show('not-asked');
  expect(load).not.toHaveBeenCalled();
  await field.click();
  expect(load).toHaveBeenCalledOnce();
});

test('after a failure the field stays, and says that there are no suggestions', async () => {
  const { view, field } = await show('failed');
  await expect
    .element(view.getByText('There are no suggestions at the moment: type the address'))
    .toBeVisible();
  await expect.element(field).toBeEnabled();
});

test('an address of several lines stays one', async () => {
  const { field } = await show('ready', '12 Quay Street\nAldermouth');
  await expect.element(field).toHaveValue('12 Quay Street\nAldermouth');
});

/** A library that says which token each of its requests came with. */
const countingLibrary = () => {
  const asked: string[] = [];
  let made = 0;
  class Token {
    readonly number = ++made;
  }
  const library: PlacesLibrary = {
    AutocompleteSessionToken: Token,
    AutocompleteSuggestion: {
      fetchAutocompleteSuggestions: async ({ input, sessionToken }) => {
        const token = sessionToken instanceof Token ? sessionToken.number : 0;
        asked.push(`${input} ${token}`);
        const fetchFields = async () => asked.push(`details ${token}`);
        const toPlace = () => ({ id: 'x', fetchFields });
        return {
          suggestions: [{ placePrediction: { placeId: 'x', text: { text: `${input} 7` }, toPlace } }],
        };
      },
    },
  };
  return { asked, library };
};

function Typed() {
  const [value, onChange] = useState('');
  const bound = { value, onChange, error: undefined, id: 'field-site_address', name: 'site_address' };
  return <AddressField {...bound} label="Site address" />;
}

test('what is chosen ends its lookup, and what is typed after that is another one', async () => {
  const { asked, library } = countingLibrary();
  vi.mocked(places).mockReturnValue({
    ...{ state: () => 'ready', subscribe: () => () => undefined, load: async () => library, refuse: vi.fn() },
  });
  const { view } = await renderScreen({
    ...{ screen: () => <Typed />, search: () => ({}), at: '/', answer: () => undefined },
  });
  const field = view.getByLabelText('Site address');
  await expect.element(field).toBeVisible();
  await field.fill('quay');
  await view.getByRole('option', { name: 'quay 7' }).click();
  await expect.element(field).toHaveValue('quay 7');
  await field.fill('pier');
  await expect.element(view.getByRole('option', { name: 'pier 7' })).toBeVisible();
  expect(asked).toEqual(['quay 1', 'details 1', 'pier 2']);
});
