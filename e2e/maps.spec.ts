import { expect, type Page, test } from './journey.ts';
import { openMuster, type RunningMuster } from './muster.ts';
import { fillSignIn, PASSWORD } from './people.ts';

const ADDRESS = '1 Harbour Road, Aldermouth';
/** What Google's script would do: say that it is ready, and know one address. */
const LIBRARY = `
  class Token {}
  const AutocompleteSuggestion = { fetchAutocompleteSuggestions: async () => ({
    suggestions: [{ placePrediction: { placeId: 'x', text: { text: '${ADDRESS}' } } }] }) };
  window.google = { maps: { importLibrary: async () => ({ AutocompleteSessionToken: Token, AutocompleteSuggestion }) } };
  musterMapsReady();`;

let muster: RunningMuster;
test.beforeAll(async () => {
  test.setTimeout(150_000);
  muster = await openMuster(() => ({ MAPS_KEY: 'key-of-the-journey' }));
});
test.afterAll(() => muster.stop());
test.use({ serviceWorkers: 'block' });

/** The form of a new project; the library's script fails the first times. Answers the addresses that were asked. */
const openForm = async (page: Page, failures: number): Promise<string[]> => {
  const asked: string[] = [];
  await page.route('https://maps.googleapis.com/**', (route) => {
    asked.push(route.request().url());
    return asked.length <= failures
      ? route.abort()
      : route.fulfill({ contentType: 'text/javascript', body: LIBRARY });
  });
  await page.goto(`${muster.url}/manager/projects/new`);
  await fillSignIn(page, 'manager', PASSWORD);
  await page.getByLabel('Site address').click();
  return asked;
};

test('the maps script fails twice and then loads: an address is suggested and taken', async ({ page }) => {
  const asked = await openForm(page, 2);
  await expect(page.getByText('Suggestions by Google Maps')).toBeVisible();
  expect(asked).toHaveLength(3);
  const { searchParams } = new URL(asked[0] ?? '');
  expect([searchParams.get('key'), searchParams.get('v')]).toEqual(['key-of-the-journey', 'weekly']);
  const field = page.getByLabel('Site address');
  await field.pressSequentially('harbour');
  await page.getByRole('option', { name: ADDRESS }).click();
  await expect(field).toHaveValue(ADDRESS);
});

test('the maps script fails four times: the address stays a plain field', async ({ page }) => {
  const asked = await openForm(page, 4);
  const field = page.getByLabel('Site address');
  await field.fill('12 Quay Street');
  await expect(page.getByText('There are no suggestions at the moment: type the address')).toBeVisible();
  expect(asked).toHaveLength(4);
  await expect(field).toHaveValue('12 Quay Street');
  await expect(page.getByRole('option')).toHaveCount(0);
});
