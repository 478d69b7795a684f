import { expect, type Page, test } from './journey.ts';
import { openMuster, type RunningMuster } from './muster.ts';
import { fillSignIn, PASSWORD } from './people.ts';

/** What Google's script would do, counting: which token went with which request. */
const LIBRARY = `
  window.lookups = [];
  let made = 0;
  class Token { number = (made += 1); }
  const part = (type, longText, shortText = longText) => ({ types: [type], longText, shortText });
  const placeOf = (token) => ({
    id: 'ChIJ-quay',
    addressComponents: [part('street_number', '7'), part('route', 'Quay Street'), part('postal_town', 'Aldermouth'),
      part('postal_code', 'AD1 7QS'), part('country', 'United Kingdom', 'GB')],
    location: { lat: () => 51.5, lng: () => -0.1 },
    fetchFields: async () => { lookups.push('details ' + token.number); },
  });
  const AutocompleteSuggestion = { fetchAutocompleteSuggestions: async ({ input, sessionToken }) => {
    lookups.push(input + ' ' + sessionToken.number);
    return { suggestions: [{ placePrediction: {
      placeId: 'ChIJ-quay', text: { text: '7 Quay Street, Aldermouth' }, toPlace: () => placeOf(sessionToken) } }] };
  } };
  window.google = { maps: { importLibrary: async () => ({ AutocompleteSessionToken: Token, AutocompleteSuggestion }) } };
  musterMapsReady();`;

let muster: RunningMuster;
test.beforeAll(async () => {
  test.setTimeout(150_000);
  muster = await openMuster(() => ({ MAPS_KEY: 'key-of-the-journey' }));
});
test.afterAll(() => muster.stop());
test.use({ serviceWorkers: 'block' });

const openClient = async (page: Page, at: string) => {
  await page.goto(`${at}/manager/clients`);
  await fillSignIn(page, 'admin', PASSWORD);
  await page.getByRole('link', { name: 'Grand Pier Group' }).first().click();
  await expect(page.getByRole('heading', { name: 'Addresses' })).toBeVisible();
};
const addresses = (page: Page) => page.getByRole('region', { name: 'Addresses' });

const lookUp = async (page: Page) => {
  const line = page.getByLabel('Address, first line');
  await line.click();
  await expect(page.getByText('Suggestions by Google Maps')).toBeVisible();
  await line.pressSequentially('quay');
  await expect(page.getByRole('option', { name: '7 Quay Street, Aldermouth' })).toBeVisible();
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await expect(line).toHaveValue('7 Quay Street');
};

test('an address is found by keys alone, one token a lookup, under the exact policy of the page', async ({
  page,
}) => {
  await page.route('https://maps.googleapis.com/**', (route) =>
    route.fulfill({ contentType: 'text/javascript', body: LIBRARY }),
  );
  await openClient(page, muster.url);
  await page.getByRole('button', { name: 'Add address' }).click();
  await lookUp(page);
  await lookUp(page);
  await expect(page.getByLabel('Postcode')).toHaveValue('AD1 7QS');
  const lookups: string[] = await page.evaluate('lookups');
  const tokens = lookups.map((lookup) => lookup.split(' ').at(-1));
  expect(lookups.filter((lookup) => lookup.startsWith('details'))).toEqual(['details 1', 'details 2']);
  expect(tokens).toEqual([...tokens].sort());
  expect(new Set(tokens)).toEqual(new Set(['1', '2']));
  await page.getByLabel('Second line').fill('Floor 2');
  await page.getByRole('button', { name: 'Save address' }).click();
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect(addresses(page).getByText('Found with Google Maps')).toBeVisible();
  await expect(addresses(page).getByText('7 Quay Street', { exact: true })).toBeVisible();
});

test('without a key an address and a contact are written by hand, refused where a number can’t be, and kept', async ({
  page,
  baseURL,
}) => {
  const asked: string[] = [];
  page.on('request', (request) => {
    if (/google/.test(request.url())) asked.push(request.url());
  });
  await openClient(page, baseURL ?? '');
  await page.getByRole('button', { name: 'Add address' }).click();
  await page.getByLabel('Address, first line').fill('12 Sea Wall');
  await page.getByLabel('Postcode').fill('12345');
  await page.getByRole('button', { name: 'Save address' }).click();
  await expect(page.getByLabel('Postcode')).toHaveAccessibleDescription(
    /United Kingdom has no such postcode/,
  );
  await page.getByLabel('Postcode').fill('ad3 6sw');
  await page.getByRole('button', { name: 'Save address' }).click();
  await expect(addresses(page).getByText('AD3 6SW')).toBeVisible();
  await page.getByRole('button', { name: 'Add contact' }).click();
  await page.getByLabel('First name').fill('Wilma');
  await page.getByLabel('Last name').fill('Sands');
  const phone = page.getByLabel('Phone number 1', { exact: true });
  await phone.fill('12');
  await page.getByRole('button', { name: 'Save contact' }).click();
  await expect(phone).toHaveAccessibleDescription(/This is no phone number/);
  await phone.fill('020 7946 0199');
  await page.getByRole('button', { name: 'Save contact' }).click();
  await expect(page.getByRole('link', { name: '+44 20 7946 0199' })).toHaveAttribute(
    'href',
    'tel:+442079460199',
  );
  await expect(page.getByText('added the contact Wilma Sands')).toBeVisible();
  expect(asked).toEqual([]);
});
