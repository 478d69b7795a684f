import { beforeEach, expect, test } from 'vitest';
import { type Locator, page } from 'vitest/browser';
import type { Change } from '#contract/clients/changes.ts';
import { LOSER, WINNER } from '../../../../test/client-couple.ts';
import { renderScreen } from '../../../../test/render-screen.tsx';
import { ClientActivity } from './client-activity.tsx';

const change = (type: string, data: Change['data'], changes: Change['changes'] = {}): Change => ({
  ...{ id: '01a1fb7a-8bb3-77c6-abf2-5c0938cbb3f9', type, actor: 'Ada Byron' },
  ...{ occurred_at: '2026-01-02T10:00:00.000Z', changes, ...(data ? { data } : {}) },
});
const show = (one: Change) =>
  renderScreen({
    screen: () => <ClientActivity id={WINNER.id} />,
    ...{ search: () => ({}), at: '/manager/clients/x' },
    answer: () => ({ body: { data: [one], before: null, after: null } }),
  });
const OTHER = { other_id: LOSER.id, other: 'Dockside Ltd' };

const textOf = (locator: Locator) => locator.element().textContent;

beforeEach(() => page.viewport(1280, 900));

test('merging names the client that went, leads to it, and tells what moved and what was taken over', async () => {
  const { view } = await show(
    change(
      'client.merged',
      { ...OTHER, moved: { projects: 3, contacts: 1 } },
      { industry: ['Ports', 'Rail'] },
    ),
  );
  const happening = view.getByRole('listitem').first();
  await expect.poll(() => textOf(happening)).toMatch(/Ada Byron merged into this client: Dockside Ltd/);
  await expect
    .element(happening.getByRole('link', { name: 'Dockside Ltd' }))
    .toHaveAttribute('href', `/manager/clients/${LOSER.id}?stay=true`);
  for (const text of [/Projects3 moved/, /Contacts1 moved/, /IndustryPorts.*Rail/i])
    await expect.poll(() => textOf(happening)).toMatch(text);
});

test.each([
  ['client.merged_away', 'merged this client into Dockside Ltd'],
  ['client.merge_undone', 'undid the merging with Dockside Ltd'],
  ['client.duplicate_dismissed', 'said that this isn’t the same as Dockside Ltd'],
  ['client.duplicate_reopened', 'took back that this isn’t the same as Dockside Ltd'],
])('%s says “%s”, without the ids and moments that belong to it', async (type, words) => {
  const { view } = await show(
    change(type, OTHER, {
      merged_into_id: [null, WINNER.id],
      archived_at: [null, '2026-01-02T10:00:00.000Z'],
      code: ['DOCK', null],
    }),
  );
  const happening = view.getByRole('listitem').first();
  await expect.poll(() => textOf(happening)).toMatch(new RegExp(`Ada Byron ${words}`));
  await expect.poll(() => textOf(happening)).toMatch(/CodeDOCK/);
  for (const untold of [/merged_into_id/, /archived_at/, new RegExp(WINNER.id)])
    await expect.poll(() => textOf(happening)).not.toMatch(untold);
});

test('what was said of two before their names were kept with it still leads to the other one', async () => {
  const { view } = await show(change('client.duplicate_dismissed', { other_id: LOSER.id }));
  await expect
    .element(view.getByRole('link', { name: 'another client' }))
    .toHaveAttribute('href', `/manager/clients/${LOSER.id}`);
});
