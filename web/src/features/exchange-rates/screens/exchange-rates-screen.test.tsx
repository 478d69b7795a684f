import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import type { CurrencySummary, ExchangeRate } from '#contract/exchange-rates/shapes.ts';
import { type Asked, renderScreen } from '../../../../test/render-screen.tsx';
import { RATES_PATH, ratesSearch } from '../effects/rates-address.ts';
import { ExchangeRatesScreen } from './exchange-rates-screen.tsx';

const EURO: ExchangeRate = {
  ...{ id: 'r1', version: 3, currency: 'EUR', into: 'GBP', day: '2026-10-30', rate: '0.8765432101' },
  ...{ source: 'entered', updated_at: '2026-10-30T09:00:00.000Z' },
};
const summary = (different: Partial<CurrencySummary> = {}): CurrencySummary => ({
  ...{ currency: 'EUR', into: 'GBP', rates: 2, age_days: 12 },
  latest: { day: '2026-10-30', rate: '0.8800' },
  before: { day: '2026-09-30', rate: '0.8000' },
  ...different,
});

type Answer = { status?: number; body?: unknown };
const show = (
  rates: readonly ExchangeRate[],
  more: (asked: Asked) => Answer | undefined = () => undefined,
  at = '',
) =>
  renderScreen({
    screen: (search) => <ExchangeRatesScreen search={search} />,
    search: ratesSearch,
    at: `${RATES_PATH}${at}`,
    answer: (asked) => {
      const other = more(asked);
      if (other) return other;
      if (asked.path.endsWith('/currencies')) return { body: { data: rates.length > 0 ? [summary()] : [] } };
      return { body: { data: rates, before: null, after: null } };
    },
  });
const sent = (asked: readonly Asked[], method: string, path = '') =>
  asked.filter((one) => one.method === method && one.path.endsWith(path)).map(({ body }) => body);

test('a rate is shown with every place that it has, and the latest of a currency with its day', async () => {
  await page.viewport(1440, 800);
  const { view } = await show([EURO]);
  const row = view.getByRole('row', { name: /EUR/ });
  await expect.element(row.getByText('0.8765432101', { exact: true })).toBeVisible();
  const latest = view.getByRole('link', { name: /1 EUR in GBP/ });
  for (const text of ['0.8800', 'Rate of 30 Oct 2026', '+10% since 30 Sept'])
    await expect.element(latest.getByText(text)).toBeVisible();
});

test('a latest rate that is old says so', async () => {
  const { view } = await show([EURO], ({ path }) =>
    path.endsWith('/currencies') ? { body: { data: [summary({ age_days: 41 })] } } : undefined,
  );
  await expect.element(view.getByText('41 days old: add a newer one')).toBeVisible();
});

test('a new rate takes a comma or a point, says what it means, and keeps what was typed when it is refused', async () => {
  const refused = { field: 'day', message: 'This currency has a rate of that day: change that one instead.' };
  const { view, asked } = await show(
    [EURO],
    ({ method }) =>
      method === 'POST'
        ? {
            status: 422,
            body: { code: 'rule_broken', message: 'No.', rule: 'rate-taken', fields: [refused] },
          }
        : undefined,
    '?currency=EUR',
  );
  await view.getByRole('button', { name: 'Add rate' }).click();
  const rate = view.getByRole('textbox', { name: 'Rate' });
  await expect.element(rate).toBeVisible();
  await rate.fill('0,8712');
  await expect.element(view.getByText('1 EUR = 0.8712 GBP')).toBeVisible();
  await userEvent.keyboard('{Enter}');
  await expect.element(view.getByRole('dialog').getByText(refused.message).first()).toBeVisible();
  await expect.element(rate).toHaveValue('0,8712');
  expect(sent(asked, 'POST')).toMatchObject([{ currency: 'EUR', rate: '0.8712' }]);
});

test('a text is checked first, cell by cell, and brought when nothing is wrong any more', async () => {
  const wrong = { line: 2, field: 'rate', message: 'Enter a number such as 0.8431.' };
  const { view, asked } = await show([EURO], ({ path, body }) => {
    if (path.endsWith('/import')) return { body: { added: 1, replaced: 1, unchanged: 0 } };
    if (!path.endsWith('/check')) return undefined;
    const replaced = [{ currency: 'USD', day: '2026-10-30', before: '0.7800', after: '0.7900' }];
    return String(body.text).includes('zero')
      ? { body: { problems: [wrong], added: 0, replaced: [], unchanged: 0 } }
      : { body: { problems: [], added: 1, replaced, unchanged: 0 } };
  });
  await view.getByRole('button', { name: 'Import' }).click();
  const text = view.getByRole('textbox', { name: 'Rates' });
  await expect.element(text).toBeVisible();
  await text.fill('2026-10-30,EUR,0.87\n2026-10-30,USD,zero');
  await view.getByRole('button', { name: 'Check rates' }).click();
  await expect.element(view.getByText('Line 2, rate:')).toBeVisible();
  await expect.element(view.getByText(wrong.message)).toBeVisible();
  await text.fill('2026-10-30,EUR,0.87\n2026-10-30,USD,0.79');
  await view.getByRole('button', { name: 'Check rates' }).click();
  await expect.element(view.getByText('USD, 30 Oct 2026: 0.7800 becomes 0.7900')).toBeVisible();
  expect(sent(asked, 'POST', '/import')).toEqual([]);
  await view.getByRole('button', { name: 'Import 2 rates' }).click();
  await expect.element(view.getByText('1 new, 1 replaced, 0 unchanged')).toBeVisible();
  expect(sent(asked, 'POST', '/import')).toHaveLength(1);
});

test('without any rate it says what one is, and with filters that none matches', async () => {
  const { view } = await show([]);
  await expect.element(view.getByText('No exchange rates yet')).toBeVisible();
  await view.unmount();
  const filtered = (await show([], undefined, '?source=import')).view;
  await expect.element(filtered.getByText('No rates match')).toBeVisible();
});
