import { beforeEach, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import type { ExchangeRate } from '#contract/exchange-rates/shapes.ts';
import { renderScreen } from '../../../../test/render-screen.tsx';
import { RATES_PATH, ratesSearch } from '../effects/rates-address.ts';
import { ExchangeRatesScreen } from './exchange-rates-screen.tsx';

const rate = (day: string, worth: string, currency = 'EUR'): ExchangeRate => ({
  ...{ id: `${currency} ${day}`, version: 1, currency, into: 'GBP', day, rate: worth },
  ...{ source: 'entered', updated_at: '2026-10-30T09:00:00.000Z' },
});
const RATES = [
  rate('2026-10-30', '0.849082'),
  rate('2026-09-30', '0.87654321'),
  rate('2026-08-31', '12.5'),
  rate('2026-07-31', '0.8422'),
];

const show = (at: string, rates: readonly ExchangeRate[] = RATES, history: () => number = () => 200) =>
  renderScreen({
    screen: (search) => <ExchangeRatesScreen search={search} />,
    search: ratesSearch,
    at: `${RATES_PATH}${at}`,
    answer: ({ path, query }) => {
      if (path.endsWith('/currencies')) return { body: { data: [] } };
      if (query.get('per_page') === '200' && history() !== 200)
        return { status: 500, body: { code: 'internal', message: 'Broken.', request_id: 'r' } };
      return { body: { data: rates, before: null, after: null } };
    },
  });

beforeEach(() => page.viewport(1440, 900));

test('the points of rates stand below each other, however many places each has', async () => {
  const { view } = await show('');
  const pointOf = (written: string): number => {
    const [text] = view.getByText(written, { exact: true }).element().childNodes;
    const range = document.createRange();
    if (text) range.selectNode(text);
    const at = written.indexOf('.');
    if (text) {
      range.setStart(text, at);
      range.setEnd(text, at + 1);
    }
    return Math.round(range.getBoundingClientRect().left);
  };
  await expect.element(view.getByText('0.849082', { exact: true })).toBeVisible();
  const points = ['0.849082', '0.87654321', '12.5000', '0.8422'].map(pointOf);
  expect(new Set(points).size).toBe(1);
});

test('a currency that is shown alone has its history, with its lowest and highest and their days', async () => {
  const { view } = await show(
    '?currency=EUR',
    RATES.filter(({ rate: worth }) => worth !== '12.5'),
  );
  const words = 'Lowest 0.8422 on 31 Jul 2026 · Highest 0.87654321 on 30 Sept 2026';
  await expect.element(view.getByText(words, { exact: true })).toBeVisible();
  const chart = view.getByRole('img', { name: /^What one EUR was in GBP over time/ });
  await expect.element(chart).toBeVisible();
  await expect.element(chart.getByText('31 Jul 2026')).toBeVisible();
  const ticks = [...chart.element().querySelectorAll('text')].map(({ textContent }) => textContent);
  expect(ticks).toEqual(expect.arrayContaining(['0.84', '0.88']));
});

test('of several currencies and of a single rate there is none', async () => {
  const { view } = await show('?currency=EUR&currency=USD');
  await expect.element(view.getByText('0.849082', { exact: true })).toBeVisible();
  await expect.element(view.getByRole('img', { name: /over time/ })).not.toBeInTheDocument();
});

test('a history that could not be loaded says so and can be asked for again', async () => {
  let most = 0;
  const { view } = await show('?currency=EUR', RATES, () => most);
  await expect.element(view.getByText('The history could not be loaded')).toBeVisible();
  most = 200;
  await view.getByRole('button', { name: 'Try again' }).click();
  await expect.element(view.getByRole('img', { name: /over time/ })).toBeVisible();
});
