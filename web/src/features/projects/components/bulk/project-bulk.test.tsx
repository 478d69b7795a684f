import { useState } from 'react';
import { beforeEach, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import type { Rule } from '#contract/access/policy.ts';
import type { BulkResult } from '#contract/projects/bulk.ts';
import type { ProjectRow } from '#contract/projects/shapes.ts';
import { projectRow } from '../../../../../test/project-detail.ts';
import { renderScreen } from '../../../../../test/render-screen.tsx';
import { projectListSearch } from '../../effects/list-address.ts';
import ProjectBulk from './project-bulk.tsx';

const ROWS = ['Harbour', 'Quay', 'Depot'].map((name, at) =>
  projectRow({ id: `p${at}`, name, code: `P-${at}`, version: at + 1, tags: ['night'] }),
);
const result = (id: string, outcome: BulkResult['outcome'], said: Partial<BulkResult> = {}): BulkResult => ({
  ...{ id, outcome, rule: null, message: null, version: outcome === 'changed' ? 9 : null },
  ...said,
});

function Chosen({ rows }: { rows: readonly ProjectRow[] }) {
  const [ids, setIds] = useState(rows.map(({ id }) => id));
  return (
    <ProjectBulk rows={rows.filter(({ id }) => ids.includes(id))} onSelect={setIds} query={{}} hidden={[]} />
  );
}

type Somebody = { role: string; rules?: readonly Rule[] };

const show = (
  results: readonly BulkResult[],
  somebody: Somebody = { role: 'director' },
  rows: readonly ProjectRow[] = ROWS,
) =>
  renderScreen({
    screen: () => <Chosen rows={rows} />,
    search: projectListSearch,
    at: '/manager/projects',
    ...somebody,
    answer: ({ path }) => {
      if (path === '/choices/people') return { body: { data: [{ id: 'm1', name: 'Maren Holt' }] } };
      if (path === '/projects/bulk')
        return { body: { undo: { id: 'u1', until: '2026-01-01T00:00:00Z' }, results } };
      return { body: { undo: null, results: results.filter(({ outcome }) => outcome === 'changed') } };
    },
  });

beforeEach(() => page.viewport(1440, 900));

test('an owner is given to all that were chosen, from the versions that were seen, and can be taken back', async () => {
  const { view, asked } = await show(ROWS.map(({ id }) => result(id, 'changed')));
  await view.getByRole('button', { name: 'Assign owner' }).click();
  await view.getByRole('button', { name: 'Assign', exact: true }).click();
  await expect.element(view.getByText('Choose a person.')).toBeVisible();
  await view.getByRole('combobox', { name: 'New owner' }).click();
  await view.getByRole('option', { name: 'Maren Holt' }).click();
  await view.getByRole('button', { name: 'Assign', exact: true }).click();
  await expect.element(view.getByText('3 projects changed')).toBeVisible();
  const sent = asked.find(({ path }) => path === '/projects/bulk')?.body;
  expect(sent).toEqual({
    projects: ROWS.map(({ id, version }) => ({ id, version })),
    change: { verb: 'assign', owner_id: 'm1' },
  });
  await expect.element(view.getByRole('toolbar')).not.toBeInTheDocument();
  await view.getByRole('button', { name: /^Undo/ }).click();
  await expect.element(view.getByText('3 projects are as they were')).toBeVisible();
  expect(asked.some(({ path }) => path === '/projects/bulk/u1/undo')).toBe(true);
});

test('what was refused is told with its reason and can stay chosen', async () => {
  const { view } = await show([
    result('p0', 'changed'),
    result('p1', 'refused', { rule: 'too-many-tags', message: 'It would have more than 20 tags.' }),
    result('p2', 'stale', { message: 'Somebody changed this project meanwhile.' }),
  ]);
  await view.getByRole('button', { name: 'Tag' }).click();
  await view.getByRole('button', { name: 'Change tags' }).click();
  await expect.element(view.getByText('Enter a tag to add or to remove.')).toBeVisible();
  await view.getByRole('combobox', { name: 'Add' }).fill('dogs,');
  await view.getByRole('button', { name: 'Change tags' }).click();
  const box = view.getByRole('dialog', { name: '1 changed, 2 not' });
  await expect.element(box.getByText('It would have more than 20 tags.')).toBeVisible();
  await expect.element(box.getByText('Quay')).toBeVisible();
  await box.getByRole('button', { name: 'Keep these 2 selected' }).click();
  await expect.element(view.getByRole('toolbar', { name: '2 selected' })).toBeVisible();
});

test('cancelling asks why, and a state says for how many there is a step to it', async () => {
  const rows = [...ROWS.slice(0, 2), projectRow({ id: 'p2', status: 'proposed' })];
  const { view, asked } = await show(
    rows.map(({ id }) => result(id, 'changed')),
    { role: 'director' },
    rows,
  );
  await view.getByRole('button', { name: 'Set status' }).click();
  await view.getByRole('combobox', { name: 'New status' }).click();
  await expect.element(view.getByRole('option', { name: /Planned.*1 of 3/ })).toBeVisible();
  await view.getByRole('option', { name: /Cancelled.*3 of 3/ }).click();
  await view.getByRole('dialog').getByRole('button', { name: 'Set status' }).click();
  await expect.element(view.getByText('Say why they are cancelled.')).toBeVisible();
  await view.getByRole('textbox', { name: 'Why are they cancelled?' }).fill('Season is over');
  await view.getByRole('dialog').getByRole('button', { name: 'Set status' }).click();
  await expect.element(view.getByText('3 projects changed')).toBeVisible();
  expect(asked.find(({ path }) => path === '/projects/bulk')?.body).toMatchObject({
    change: { verb: 'transition', to: 'cancelled', reason: 'Season is over' },
  });
});

test('whoever may change nothing can still export', async () => {
  const member: Somebody = { role: 'member', rules: [['p', 'member', '*', '/projects', 'list', 'allow']] };
  const { view } = await show([], member);
  await expect.element(view.getByRole('button', { name: 'Export CSV' })).toBeVisible();
  await expect.element(view.getByRole('button', { name: 'Export XLSX' })).toBeVisible();
  expect(view.getByRole('button', { name: 'Set status' }).elements()).toEqual([]);
});

test('a phone keeps all but two verbs behind a button', async () => {
  await page.viewport(360, 780);
  const { view } = await show([]);
  await view.getByRole('button', { name: 'More actions' }).click();
  await expect.element(view.getByRole('menuitem', { name: 'Archive…' })).toBeVisible();
});
