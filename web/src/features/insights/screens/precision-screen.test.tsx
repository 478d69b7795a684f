import { beforeEach, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { insightAnswers, insightOverview, kindPrecision } from '../../../../test/insights.ts';
import { renderScreen } from '../../../../test/render-screen.tsx';
import { PRECISION } from '../effects/runs-address.ts';
import { PrecisionScreen } from './precision-screen.tsx';

const show = (kinds: ReturnType<typeof kindPrecision>[], status = 200) =>
  renderScreen({
    screen: () => <PrecisionScreen />,
    ...{ search: () => ({}), at: PRECISION },
    answer: (asked) =>
      status === 200
        ? insightAnswers({ overview: () => insightOverview({ kinds }) })(asked)
        : { status, body: { message: 'Broken', request_id: 'r-3' } },
  });

const TELLING = kindPrecision({
  ...{ accepted: 9, dismissed: 3, wrong: 1, decided: 12, precision_pct: 75 },
});
const FEW = kindPrecision({
  ...{ kind: 'shift-open', group: 'roster' },
  ...{ accepted: 7, dismissed: 2, wrong: 0, decided: 9, precision_pct: 78 },
});

beforeEach(() => page.viewport(1440, 900));

test('how right a kind was stands with the number that it rests on, in a chart with its table', async () => {
  const { view } = await show([TELLING, FEW]);
  await expect.element(view.getByText('75% (9 of 12)').first()).toBeVisible();
  await view.getByRole('button', { name: 'Table', exact: true }).click();
  await expect.element(view.getByRole('table', { name: 'Accepted of what was decided' })).toBeVisible();
});

test('of too few no share is told', async () => {
  const { view } = await show([TELLING, FEW]);
  const row = view.getByRole('row', { name: /Shift with open places/ });
  await expect.element(row.getByText('7 of 9; too few to say')).toBeVisible();
  await expect.element(view.getByText(/78/)).not.toBeInTheDocument();
  await expect.element(row.getByRole('link')).toHaveAttribute('href', '/rpai?view=all&kind=shift-open');
});

test('where of no kind enough is decided, that is said in place of the chart', async () => {
  const { view } = await show([FEW]);
  await expect.element(view.getByText(/Of no kind enough is decided yet/)).toBeVisible();
});

test('where nothing is decided, the way to the insights stands there; a failed read says so with its id', async () => {
  const { view } = await show([kindPrecision()]);
  await expect.element(view.getByText('Nothing is decided yet')).toBeVisible();
  await expect
    .element(view.getByRole('link', { name: 'Open the insights' }))
    .toHaveAttribute('href', '/rpai');
  await view.unmount();
  const failed = await show([], 500);
  await expect.element(failed.view.getByText(/r-3/)).toBeVisible();
});
