import { beforeEach, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import type { BrokenThing } from '#contract/reorganisations/shapes.ts';
import { draftAnswer, effectsAnswer, moveOf, showDraft } from '../../../../test/drafts.ts';
import { IDRIS, MAREN, RAFE } from '../../../../test/org-chart.ts';
import { refusal, showChart } from '../../../../test/org-chart-screen.tsx';
import { toast } from '../../../ui/feedback/toast/toast.ts';

beforeEach(async () => {
  toast.clear();
  await page.viewport(1440, 900);
});

const stale = moveOf({
  stale: ['manager_id'],
  before: { manager_id: RAFE ?? '' },
  changes: { manager_id: null },
});
const idris = { id: IDRIS ?? '', name: 'Idris Bello' };
const BROKEN: readonly BrokenThing[] = [
  {
    ...{ kind: 'approvals', member: idris, count: 3, about: '', project: null },
    days: { from: '2026-11-16', to: '2026-11-18' },
    ...{ before: { id: MAREN ?? '', name: 'Maren Holt' }, after: { id: RAFE ?? '', name: 'Rafe Dunn' } },
  },
  {
    ...{ kind: 'shifts', member: idris, count: 2, about: 'Harbour guarding', days: null },
    project: { id: '01a1fb7a-8bb3-77c6-abf2-5c0938d000f1', name: 'Harbour guarding' },
    ...{ before: { id: MAREN ?? '', name: 'Maren Holt' }, after: { id: RAFE ?? '', name: 'Rafe Dunn' } },
  },
];

test('the list says what each is and how many moves are outdated, and leads to a draft and back', async () => {
  const { view, address } = await showDraft({ draft: draftAnswer([stale]) });
  await view.getByRole('button', { name: 'More' }).click();
  await view.getByRole('menuitem', { name: 'All reorganisations' }).click();
  const list = view.getByRole('dialog', { name: 'Reorganisations' });
  await expect.element(list.getByText(/by Maren Holt · 1 move · changed/)).toBeVisible();
  await expect.element(list.getByText('1 move outdated')).toBeVisible();
  await list.getByRole('button', { name: /^Nights under one lead/ }).click();
  await expect.element(view.getByRole('heading', { name: 'Nights under one lead' })).toBeVisible();
  await view.getByRole('button', { name: 'Back to the org chart' }).click();
  await expect.poll(address).toBe('/orgchart');
});

test('a new one is named and opens as a draft in which nobody moves yet', async () => {
  const { view, asked, address } = await showChart({
    at: '?draft=list',
    read: ({ path }) =>
      path === '/reorganisations'
        ? { body: { data: [], after: null, before: null } }
        : path.startsWith('/reorganisations/')
          ? { body: draftAnswer() }
          : undefined,
    write: () => ({ status: 201, body: draftAnswer() }),
  });
  await expect.element(view.getByText('Nothing is drafted yet')).toBeVisible();
  await view.getByRole('button', { name: 'New reorganisation' }).click();
  const form = view.getByRole('dialog', { name: 'New reorganisation' });
  await form.getByRole('textbox', { name: 'Name' }).fill('Nights under one lead');
  await form.getByRole('button', { name: 'Begin the draft' }).click();
  await expect.element(view.getByText('Nobody moves yet')).toBeVisible();
  expect(asked.find(({ method }) => method === 'POST')?.body).toEqual({
    ...{ name: 'Nights under one lead', note: '' },
  });
  expect(address()).toContain(`draft=${draftAnswer().id}`);
});

test('whoever moves is marked in words on both charts, each with where from and where to', async () => {
  const { view } = await showDraft({ draft: draftAnswer([moveOf()]), at: '&side=both' });
  const item = (side: string) =>
    view.getByRole('region', { name: side }).getByRole('treeitem', { name: /^Idris Bello/ });
  await expect.element(item('Drafted')).toHaveAccessibleName(/Manager: Maren Holt to Rafe Dunn$/);
  await expect.element(item('Drafted').getByText('Moved', { exact: true })).toBeVisible();
  await expect.element(item('Today').getByText('Moves', { exact: true })).toBeInTheDocument();
  expect(item('Drafted').element().ariaPosInSet).not.toBe(null);
  await view.getByText('Today', { exact: true }).first().click();
  await expect.element(view.getByRole('region', { name: 'Drafted' })).not.toBeInTheDocument();
});

test('what would break is named, leads to where it is seen to, and stands beside layers, spans and vacancies', async () => {
  const effects = effectsAnswer({ broken: [...BROKEN] });
  const { view } = await showDraft({ draft: draftAnswer([moveOf()]), effects });
  const approvals = view.getByRole('link', { name: 'Idris Bello: 3 entries of time wait, 16 Nov – 18 Nov' });
  await expect
    .element(approvals)
    .toHaveAttribute('href', '/manager/organizations/a/approvals?q=Idris%20Bello');
  await expect.element(view.getByText('Rafe Dunn would be asked instead of Maren Holt')).toBeVisible();
  await expect
    .element(view.getByRole('link', { name: 'Idris Bello: 2 shifts ahead on Harbour guarding' }))
    .toHaveAttribute('href', '/manager/projects/01a1fb7a-8bb3-77c6-abf2-5c0938d000f1/roster');
  await expect.element(view.getByRole('row', { name: 'Widest span 3 4' })).toBeVisible();
});

test('it is applied after its counts were said, and undone by the toast', async () => {
  const effects = effectsAnswer({ broken: [...BROKEN] });
  const { view, asked } = await showDraft({ draft: draftAnswer([moveOf()]), effects });
  await view.getByRole('button', { name: 'Apply…' }).click();
  const dialog = view.getByRole('dialog', { name: 'Apply “Nights under one lead”?' });
  await expect.element(dialog.getByText(/^1 person moves, all at once/)).toBeVisible();
  await expect
    .element(dialog.getByText(/It would break 3 entries of time that wait, 2 shifts\./))
    .toBeVisible();
  await dialog.getByRole('button', { name: 'Apply it' }).click();
  await expect.element(view.getByText('“Nights under one lead” is applied')).toBeVisible();
  await expect.element(view.getByText('Applied', { exact: true })).toBeVisible();
  expect(asked.find(({ path }) => path.endsWith('/apply'))?.body).toEqual({ version: 4 });
  await view.getByRole('button', { name: 'Undo', exact: false }).last().click();
  await expect.element(view.getByText('“Nights under one lead” is undone')).toBeVisible();
  expect(asked.find(({ path }) => path.endsWith('/undo'))?.body).toEqual({ version: 5 });
});

test('one that is refused says why by name, and a stale move is kept from today on or taken back', async () => {
  let isApplied = false;
  const { view, asked } = await showDraft({
    draft: draftAnswer([moveOf()]),
    write: ({ path }, become) => {
      if (!path.endsWith('/apply') || isApplied) return undefined;
      isApplied = true;
      become(draftAnswer([stale]));
      const { body } = refusal(422, 'reorganisation-stale', 'Somebody else moved who is moved here.');
      return {
        status: 422,
        body: {
          ...Object(body),
          fields: [{ field: 'moves.x', message: 'Idris Bello has another manager.' }],
        },
      };
    },
  });
  await view.getByRole('button', { name: 'Apply…' }).click();
  await view.getByRole('button', { name: 'Apply it' }).click();
  await expect.element(view.getByText('Idris Bello has another manager.')).toBeVisible();
  await view.getByRole('button', { name: 'Cancel' }).click();
  await expect.element(view.getByText('Somebody else has changed 1 of those moved here')).toBeVisible();
  await expect.element(view.getByText('Manager is Maren Holt today.')).toBeVisible();
  await view.getByRole('button', { name: 'Keep, from today' }).click();
  await expect.element(view.getByText('Manager is Maren Holt today.')).not.toBeInTheDocument();
  expect(asked.find(({ method }) => method === 'PUT')?.body.move).toEqual({
    ...{ kind: 'person', member_id: IDRIS, changes: { manager_id: null } },
  });
});

test('on a phone the moves are a list with a menu each, and lead to the tree', async () => {
  await page.viewport(360, 780);
  const { view, address } = await showDraft({ draft: draftAnswer([moveOf()]), at: '&side=moves' });
  await view.getByRole('button', { name: 'Actions for Idris Bello' }).click();
  await view.getByRole('menuitem', { name: 'Show on the chart' }).click();
  await expect.element(view.getByRole('dialog', { name: 'Idris Bello' })).toBeVisible();
  expect(address()).not.toContain('side=');
});

test('one that isn’t there leads to the list', async () => {
  const { view } = await showChart({
    at: '?draft=01a1fb7a-8bb3-77c6-abf2-5c0938d000d9',
    read: ({ path }) => (path.startsWith('/reorganisations/') ? refusal(404, null, 'Not there.') : undefined),
  });
  await expect.element(view.getByText('This reorganisation isn’t there')).toBeVisible();
});
