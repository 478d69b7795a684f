import { beforeEach, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { insightAnswers, overCapacity, runningOut } from '../../../../test/insights.ts';
import { renderScreen } from '../../../../test/render-screen.tsx';
import { toast } from '../../../ui/feedback/toast/toast.ts';
import { viewTools } from '../../saved-views/components/view-tools.ts';
import { insightsSearch, RPAI } from '../effects/insights-address.ts';
import { InsightsScreen } from './insights-screen.tsx';

const ANNA = overCapacity();
const HARBOUR = runningOut();
const DISMISSED = overCapacity({
  ...{ state: 'dismissed', version: 5 },
  decision: { at: '2026-03-16T09:00:00.000Z', by: 'Priya Nair', because: 'known', note: '' },
});

const show = (address = RPAI) =>
  renderScreen({
    screen: (search) => <InsightsScreen search={search} tools={viewTools} />,
    ...{ search: insightsSearch, at: address },
    answer: (asked) => {
      if (asked.method !== 'PATCH') return insightAnswers({ insights: [ANNA, HARBOUR] })(asked);
      if (asked.path === `/insights/${ANNA.id}`) return { body: DISMISSED };
      return { status: 412, body: { code: 'stale', message: 'Stale', fields: [], request_id: 'r-1' } };
    },
  });

beforeEach(() => {
  toast.clear();
  localStorage.clear();
  return page.viewport(1440, 900);
});

test('chosen insights are dismissed for one reason; what somebody decided meanwhile is left and told with why', async () => {
  const { view, asked } = await show();
  await view.getByRole('checkbox', { name: /Anna Berg is planned/ }).click();
  await view.getByRole('checkbox', { name: /budget of Harbour Terminal/ }).click();
  const bar = view.getByRole('toolbar', { name: '2 selected' });
  await bar.getByRole('button', { name: 'Dismiss…' }).click();
  await view.getByRole('radio', { name: /It is known/ }).click();
  await view.getByRole('dialog').getByRole('button', { name: 'Dismiss', exact: true }).click();
  const left = view.getByRole('dialog', { name: '1 insight was left as it was' });
  await expect.element(left.getByText(/budget of Harbour Terminal/)).toBeVisible();
  await expect.element(left.getByText(/Somebody was quicker/)).toBeVisible();
  const sent = asked.filter(({ method }) => method === 'PATCH');
  expect(sent.map(({ path, version, body }) => [path, version, body])).toEqual(
    [ANNA, HARBOUR].map(({ id, version }) => [
      `/insights/${id}`,
      `"${version}"`,
      { state: 'dismissed', because: 'known', note: '' },
    ]),
  );
  await left.getByRole('button', { name: 'Done' }).click();
  await expect.element(view.getByRole('toolbar', { name: /selected/ })).not.toBeInTheDocument();
  // What is decided can't be chosen again.
  await expect.element(view.getByRole('checkbox', { name: /Anna Berg/ })).not.toBeInTheDocument();
});

test('X chooses the insight that is looked at, and leaves it again', async () => {
  const { view } = await show(`${RPAI}?insight=${ANNA.id}`);
  const box = view.getByRole('checkbox', { name: /Anna Berg is planned/ });
  await expect.element(box).not.toBeChecked();
  await userEvent.keyboard('x');
  await expect.element(box).toBeChecked();
  await userEvent.keyboard('x');
  await expect.element(box).not.toBeChecked();
});
