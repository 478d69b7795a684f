import { expect, test } from 'vitest';
import { render } from 'vitest-browser-react';
import { UiProvider } from '../theme/ui-provider.tsx';
import { ChartCard } from './chart-card.tsx';
import type { ChartData } from './chart-data.ts';
import { ColumnChart } from './column-chart.tsx';

const data: ChartData = {
  categoryLabel: 'Day',
  categories: [
    { label: 'Mon', href: '#mon' },
    { label: 'Tue', href: '#tue' },
  ],
  series: [{ id: 'filled', label: 'Filled', values: [12, 11] }],
  format: (value) => `${value} places`,
};

const card = () =>
  render(
    <UiProvider>
      <ChartCard title="Coverage" data={data}>
        <ColumnChart data={data} summary="Coverage per day" />
      </ChartCard>
    </UiProvider>,
  );

test('every bar leads to the list behind it', async () => {
  const screen = await card();
  await expect
    .element(screen.getByRole('link', { name: 'Tue: Filled 11 places' }))
    .toHaveAttribute('href', '#tue');
});

test('Table shows the same figures as a table', async () => {
  const screen = await card();
  await screen.getByRole('button', { name: 'Table' }).click();
  await expect.element(screen.getByRole('columnheader', { name: 'Filled' })).toBeVisible();
  await expect.element(screen.getByRole('cell', { name: '12 places' })).toBeVisible();
  await screen.getByRole('button', { name: 'Chart' }).click();
  await expect.element(screen.getByRole('group', { name: 'Coverage per day' })).toBeVisible();
});

test('a single series has the colour in the legend that its bars have, beside what it is measured against', async () => {
  const aim = { id: 'aim', label: 'Aim', values: [10, 10], stroke: 'dashed', color: 'var(--warn)' } as const;
  const { container, ...screen } = await render(
    <UiProvider>
      <ColumnChart data={data} marks={[aim]} summary="Coverage per day" />
    </UiProvider>,
  );
  const swatch = screen.getByRole('listitem').filter({ hasText: 'Filled' }).element().querySelector('span');
  const bar = container.querySelector('rect[fill^="var(--ramp"]');
  expect(bar).not.toBeNull();
  expect(swatch && getComputedStyle(swatch).backgroundColor).toBe(bar && getComputedStyle(bar).fill);
});
