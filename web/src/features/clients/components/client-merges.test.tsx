import { beforeEach, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import type { Rule } from '#contract/access/policy.ts';
import type { ClientMerge } from '#contract/clients/merging.ts';
import { clientMerge, LOSER, WINNER } from '../../../../test/client-couple.ts';
import { type Asked, renderScreen } from '../../../../test/render-screen.tsx';
import { ClientMerges } from './client-merges.tsx';

type Answer = { status?: number; body?: unknown };

const show = (
  merges: readonly ClientMerge[],
  { id = WINNER.id, rules, undo = () => ({ body: merges[0] }) }: Partial<Showing> = {},
) =>
  renderScreen({
    screen: () => <ClientMerges id={id} />,
    ...{ search: () => ({}), at: '/manager/clients/x', ...(rules ? { rules } : {}) },
    answer: (asked) =>
      asked.method === 'GET' ? { body: { data: merges, before: null, after: null } } : undo(asked),
  });
interface Showing {
  readonly id: string;
  readonly rules: readonly Rule[] | undefined;
  readonly undo: (asked: Asked) => Answer;
}

const UNDO = 'Undo the merging of Dockside Ltd';
const SINCE = [
  'Somebody has changed the industry of Dockside since.',
  '1 of the 3 projects that moved to Dockside have gone elsewhere since.',
];
const refused = (): Answer => ({
  status: 422,
  body: {
    ...{ code: 'rule_broken', rule: 'merge-touched', request_id: 'r', why: null },
    message: `This can’t be undone any more. ${SINCE.join(' ')}`,
    fields: SINCE.map((message) => ({ field: '', message })),
  },
});

beforeEach(() => page.viewport(1280, 900));

test('a client tells what it took in, by whom, and leads there without being led back', async () => {
  const { view } = await show([clientMerge()]);
  await expect
    .element(view.getByRole('link', { name: 'Dockside Ltd' }))
    .toHaveAttribute('href', `/manager/clients/${LOSER.id}?stay=true`);
  await expect.element(view.getByText(/Took in .* · Ada Byron/)).toBeVisible();
});

test('one that went tells where', async () => {
  const { view } = await show([clientMerge()], { id: LOSER.id });
  await expect.element(view.getByText(/^Merged into/)).toBeVisible();
  await expect
    .element(view.getByRole('link', { name: 'Dockside', exact: true }))
    .toHaveAttribute('href', `/manager/clients/${WINNER.id}`);
});

test('what stands in the way of undoing stays to be read, sentence by sentence, until it works', async () => {
  let answer = refused;
  const { view } = await show([clientMerge()], { undo: () => answer() });
  await view.getByRole('button', { name: UNDO }).click();
  const said = view.getByRole('alert');
  await expect.element(said.getByText('The merging could not be undone')).toBeVisible();
  for (const sentence of SINCE) await expect.element(said.getByText(sentence)).toBeVisible();
  answer = () => ({ body: clientMerge({ undone_at: '2026-01-03T10:00:00.000Z' }) });
  await view.getByRole('button', { name: UNDO }).click();
  await expect.element(view.getByText('Dockside and Dockside Ltd are two clients again')).toBeVisible();
  await expect.element(view.getByText('The merging could not be undone')).not.toBeInTheDocument();
});

test('one that was undone is no longer told here, nor does whoever may not merge see how to undo one', async () => {
  const undone = clientMerge({
    ...{ id: '01a1fb7a-8bb3-77c6-abf2-5c0938cbb3e2', undone_at: '2026-01-03T10:00:00.000Z' },
    loser: { id: LOSER.id, name: 'Quayside' },
  });
  const { view } = await show([clientMerge(), undone], { rules: [] });
  await expect.element(view.getByRole('link', { name: 'Dockside Ltd' })).toBeVisible();
  await expect.element(view.getByText('Quayside')).not.toBeInTheDocument();
  await expect.element(view.getByRole('button', { name: UNDO })).not.toBeInTheDocument();
});
