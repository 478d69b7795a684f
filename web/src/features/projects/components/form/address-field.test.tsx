import { afterEach, expect, test, vi } from 'vitest';
import { renderScreen } from '../../../../../test/render-screen.tsx';
import { places } from '../../../../platform/maps/places.ts';
import type { PlacesState } from '../../../../platform/maps/places-loader.ts';
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
