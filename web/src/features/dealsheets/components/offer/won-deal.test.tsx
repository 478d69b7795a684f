import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { dealsheetDetail } from '../../../../../test/dealsheet.ts';
import { renderScreen } from '../../../../../test/render-screen.tsx';
import Offer from './offer.tsx';

const PROJECT = { id: '01a1fb7a-8bb3-77c6-abf2-5c0938cbb3d9', name: 'Quay' };
const SERVICE = { id: '01a1fb7a-8bb3-77c6-abf2-5c0938cbb3d8', name: 'Guarding' };
const SOLD = { minutes: 60_000, price_minor: 4_200_000, cost_minor: 3_150_000 };
const LOGGED = { minutes: 15_030, price_minor: 1_050_000, cost_minor: 800_000 };

const show = () => {
  const deal = dealsheetDetail({ status: 'won', project: PROJECT, closed_on: '2026-01-09' });
  return renderScreen({
    screen: () => <Offer deal={deal} />,
    search: () => ({}),
    at: `/manager/dealsheets/${deal.id}`,
    answer: ({ path }) =>
      path.endsWith('/actuals')
        ? {
            body: {
              ...{ as_of: '2026-02-01T10:00:00.000Z', currency: 'GBP', project: PROJECT },
              ...{ sold: SOLD, logged: LOGGED },
              services: [{ service: SERVICE, sold: SOLD, logged: LOGGED }],
              elsewhere: [{ currency: 'EUR', price_minor: 5000, cost_minor: 4000 }],
            },
          }
        : {
            body: {
              minutes: 60_000,
              data: [
                {
                  ...{ id: 'd1', name: 'Guards', service: SERVICE, role: 'Guard', phase: 'Start' },
                  ...{ minutes: 60_000, from: '2026-01-10', until: null },
                },
              ],
              planned: [{ service: SERVICE, places_minutes: 30_000, taken_minutes: 24_000 }],
            },
          },
  });
};

test('of a won deal the page holds against what was sold what has been logged, as a whole and by service', async () => {
  await page.viewport(1440, 900);
  const { view } = await show();
  const whole = view.getByRole('row', { name: /The whole deal/ });
  for (const text of ['1000:00 h', '250:30 h', '£42,000.00', '£10,500.00'])
    await expect.element(whole.getByText(text)).toBeVisible();
  await expect.element(view.getByText(/€50.00 logged in another currency is in no sum/)).toBeVisible();
});

test('of a won deal the page says whom its project has to find, and how much of it is on the roster', async () => {
  await page.viewport(1440, 900);
  const { view } = await show();
  const staff = view.getByRole('region', { name: 'Staff to find' });
  await expect.element(staff.getByRole('row', { name: /Guards/ }).getByText('1000:00 h')).toBeVisible();
  await expect
    .element(staff.getByText('400:00 h of 1000:00 h are on the roster, with somebody in place'))
    .toBeVisible();
});
