import { beforeEach, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { insightAnswers, insightRun, runDetail } from '../../../../test/insights.ts';
import { type Asked, renderScreen } from '../../../../test/render-screen.tsx';
import { toast } from '../../../ui/feedback/toast/toast.ts';
import { RUNS, runsSearch } from '../effects/runs-address.ts';
import { RunsScreen } from './runs-screen.tsx';

const RUN = insightRun();

const show = (at = RUNS, detail = runDetail(), held: Parameters<typeof insightAnswers>[0] = {}) =>
  renderScreen({
    screen: (search) => <RunsScreen search={search} />,
    ...{ search: runsSearch, at },
    answer: insightAnswers({
      more: (asked) => {
        if (asked.method === 'POST') return { status: 201, body: insightRun() };
        return asked.path === `/insight-runs/${RUN.id}` ? { body: detail } : held.more?.(asked);
      },
      ...(held.runs ? { runs: held.runs } : {}),
    }),
  });
const writesOf = (asked: readonly Asked[]) => asked.filter(({ method }) => method === 'POST');

beforeEach(() => {
  toast.clear();
  return page.viewport(1440, 900);
});

test('a run stands with its settings, what it read and found, and its digest, and leads to its log', async () => {
  const { view } = await show();
  const row = view.getByRole('row', { name: /Maren Holt/ });
  for (const text of ['Done', '16 Mar 2026', '12,431', '2.5 s', 'a1b2c3d4'])
    await expect.element(row.getByText(text, { exact: true })).toBeVisible();
  await expect.element(row.getByRole('link').first()).toHaveAttribute('href', `${RUNS}?run=${RUN.id}`);
});

test('the log says what each detector read, found and couldn’t look at, and that the run before found the same', async () => {
  const { view } = await show(`${RUNS}?run=${RUN.id}`);
  const box = view.getByRole('dialog');
  await expect
    .element(box.getByText('The run before with these settings found exactly the same.'))
    .toBeVisible();
  for (const text of ['Budget running out', 'No exchange rate for a currency: NOK', 'a1b2c3d4e5f60718'])
    await expect.element(box.getByText(text)).toBeVisible();
});

test('a run that found something else than the one before says so; one without another says that, too', async () => {
  const other = await show(`${RUNS}?run=${RUN.id}`, runDetail({ repeats: { run_id: RUN.id, same: false } }));
  await expect.element(other.view.getByRole('dialog').getByText(/found something else/)).toBeVisible();
  await other.view.unmount();
  const alone = await show(`${RUNS}?run=${RUN.id}`, runDetail({ repeats: null }));
  await expect.element(alone.view.getByRole('dialog').getByText(/nothing to compare it with/)).toBeVisible();
});

test('a run begins again with its settings', async () => {
  const { view, asked, address } = await show(`${RUNS}?run=${RUN.id}`, runDetail({ seed: 9 }));
  await view.getByRole('button', { name: 'Run again with these settings' }).click();
  await expect.poll(address).toBe(RUNS);
  expect(writesOf(asked)[0]?.body).toEqual({ day: '2026-03-16', days: 92, seed: 9 });
});

test('a run with other settings says what of them is refused, and keeps what was typed', async () => {
  const { view, asked } = await show(RUNS, runDetail(), {
    more: () => undefined,
  });
  await view.getByRole('button', { name: 'Run with settings…' }).click();
  const box = view.getByRole('dialog');
  await box.getByRole('textbox', { name: 'Seed' }).fill('42');
  await box.getByRole('textbox', { name: /Days of logged time/ }).fill('');
  await box.getByRole('button', { name: 'Run', exact: true }).click();
  await expect.element(box.getByText('Enter a number of days.').first()).toBeVisible();
  await box.getByRole('textbox', { name: /Days of logged time/ }).fill('30');
  await box.getByRole('button', { name: 'Run', exact: true }).click();
  await expect.poll(() => writesOf(asked)[0]?.body).toMatchObject({ days: 30, seed: 42 });
});

test('without runs, and without one in a state, the page says so', async () => {
  const { view } = await show(RUNS, runDetail(), { runs: [] });
  await expect.element(view.getByText('No runs yet')).toBeVisible();
  await view.unmount();
  const filtered = await show(`${RUNS}?state=failed`, runDetail(), { runs: [] });
  await expect.element(filtered.view.getByText('No run is in this state')).toBeVisible();
});

test('runs that can’t be read say so with the request id', async () => {
  const { view } = await show(RUNS, runDetail(), {
    more: ({ path }) =>
      path === '/insight-runs' ? { status: 500, body: { message: 'Broken', request_id: 'r-7' } } : undefined,
  });
  await expect.element(view.getByText('The runs could not be loaded')).toBeVisible();
  await expect.element(view.getByText(/r-7/)).toBeVisible();
});
