import { beforeEach, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { chartAnswer, IDRIS, MAREN, NIGHT, RAFE } from '../../../../test/org-chart.ts';
import { type Answer, refusal, showChart } from '../../../../test/org-chart-screen.tsx';
import type { Asked } from '../../../../test/render-screen.tsx';
import { toast } from '../../../ui/feedback/toast/toast.ts';

beforeEach(async () => {
  toast.clear();
  await page.viewport(1440, 900);
});

test('a changed manager counts at once and is taken back by the toast', async () => {
  let chart = chartAnswer();
  const write = ({ body }: Asked): Answer => {
    chart = {
      ...chart,
      people: chart.people.map((one) => (one.id === IDRIS ? { ...one, manager_id: body.manager_id } : one)),
    };
    return { body: { id: IDRIS, version: 4 } };
  };
  const { view, asked } = await showChart({ at: `?card=${IDRIS}`, chart: () => chart, write });
  await view.getByRole('button', { name: 'Change manager…' }).click();
  const dialog = view.getByRole('dialog', { name: 'Who does Idris Bello answer to?' });
  await dialog.getByRole('combobox', { name: 'Manager' }).click();
  expect(dialog.getByRole('option', { name: /Callum Reid/ }).elements()).toEqual([]);
  await dialog.getByRole('option', { name: /Rafe Dunn/ }).click();
  await dialog.getByRole('button', { name: 'Change manager' }).click();
  await expect.element(view.getByText('Idris Bello answers to Rafe Dunn now')).toBeVisible();
  await expect
    .poll(() => asked.filter(({ method }) => method === 'PATCH').map(({ body, version }) => [body, version]))
    .toEqual([[{ manager_id: RAFE }, '"3"']]);
  await view.getByRole('button', { name: 'Undo' }).click();
  await expect
    .poll(() => asked.filter(({ method }) => method === 'PATCH').at(-1))
    .toMatchObject({ body: { manager_id: MAREN }, version: '"4"' });
});

test('a manager whom somebody else changed meanwhile is said, and nothing is written over it', async () => {
  let chart = chartAnswer();
  const write = (): Answer => {
    chart = {
      ...chart,
      people: chart.people.map((one) => (one.id === IDRIS ? { ...one, manager_id: RAFE ?? null } : one)),
    };
    return refusal(412, null, 'Somebody changed this.');
  };
  const { view, asked } = await showChart({ at: `?card=${IDRIS}`, chart: () => chart, write });
  await view.getByRole('button', { name: 'Change manager…' }).click();
  const dialog = view.getByRole('dialog', { name: 'Who does Idris Bello answer to?' });
  await dialog.getByRole('combobox', { name: 'Manager' }).click();
  await dialog.getByRole('option', { name: /Oona Keane/ }).click();
  await dialog.getByRole('button', { name: 'Change manager' }).click();
  await expect.element(dialog.getByText(/Idris Bello answers to Rafe Dunn now/)).toBeVisible();
  expect(asked.filter(({ method }) => method === 'PATCH')).toHaveLength(1);
});

test('on a phone it is the tree, and what is said of somebody comes from the lower edge', async () => {
  await page.viewport(360, 780);
  const { view } = await showChart();
  await view.getByRole('treeitem', { name: /^Night operations/ }).click();
  const sheet = view.getByRole('dialog', { name: 'Night operations' });
  await expect.element(sheet.getByText('1 Oct 2026')).toBeVisible();
  await sheet.getByRole('button', { name: 'Maren Holt' }).click();
  await expect.element(view.getByRole('dialog', { name: 'Maren Holt' })).toBeVisible();
  expect(view.getByRole('treeitem', { name: /^Night operations/ }).element().dataset.node).toBe(NIGHT);
});
