import { beforeEach, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { draftAnswer, moveOf, showDraft } from '../../../../test/drafts.ts';
import { chartAnswer, RAFE } from '../../../../test/org-chart.ts';
import { toast } from '../../../ui/feedback/toast/toast.ts';

beforeEach(async () => {
  toast.clear();
  await page.viewport(1440, 900);
});

const jonah = chartAnswer().people.find(({ name }) => name === 'Jonah Meyer');
const MOVE = moveOf({
  id: '01a1fb7a-8bb3-77c6-abf2-5c0938d000e2',
  subject: { id: jonah?.id ?? '', name: 'Jonah Meyer' },
  changes: { manager_id: RAFE ?? '' },
  before: { manager_id: jonah?.manager_id ?? '' },
  names: { [RAFE ?? '']: 'Rafe Dunn', [jonah?.manager_id ?? '']: 'Aisha Karimi' },
});

test('a move that is chosen brings its card into sight in both charts, whatever was closed above it', async () => {
  const { view } = await showDraft({ draft: draftAnswer([moveOf(), MOVE]), at: '&zoom=200&side=both' });
  const panes = ['Today', 'Drafted'].map((name) => view.getByRole('region', { name }));
  for (const pane of panes) {
    const oona = pane.getByRole('treeitem', { name: /^Oona Keane/ });
    await expect.element(oona).toHaveAttribute('aria-expanded', 'true');
    oona.element().querySelector<HTMLElement>('[data-toggle]')?.click();
    await expect.element(oona).toHaveAttribute('aria-expanded', 'false');
  }
  // A scroller that was moved is one that the router brings back.
  for (const scroller of document.querySelectorAll('[data-scroller]')) scroller.scrollTo(5, 5);
  await new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)));
  await view.getByRole('button', { name: 'Jonah Meyer', exact: true }).click();
  await expect.element(view.getByRole('complementary', { name: 'Jonah Meyer' })).toBeVisible();
  for (const pane of panes)
    await expect.element(pane.getByRole('treeitem', { name: /^Jonah Meyer/ })).toBeInViewport({ ratio: 1 });
});
