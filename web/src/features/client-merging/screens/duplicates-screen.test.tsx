import { beforeEach, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import type { DuplicatePair } from '#contract/clients/duplicates.ts';
import { duplicatePair, LOSER, WINNER } from '../../../../test/client-couple.ts';
import { type Asked, renderScreen } from '../../../../test/render-screen.tsx';
import { DuplicatesScreen } from './duplicates-screen.tsx';

const pageOf = (data: readonly DuplicatePair[], after: string | null = null) => ({
  body: { data, before: null, after },
});

/** The screen over pairs that leave and come back as it is decided on them. */
const show = (isDismissed: boolean, pairs: readonly DuplicatePair[]) => {
  const decided = new Map<string, boolean>();
  return renderScreen({
    screen: () => <DuplicatesScreen isDismissed={isDismissed} />,
    ...{ search: () => ({}), at: '/manager/clients/duplicates' },
    answer: ({ method, path, body }) => {
      const id = path.split('/').at(-2) ?? '';
      if (method === 'POST') decided.set(id, body.dismissed);
      if (method === 'POST') return { body: pairs.find((pair) => pair.id === id) };
      return pageOf(pairs.filter((pair) => (decided.get(pair.id) ?? isDismissed) === isDismissed));
    },
  });
};
const writesOf = (asked: readonly Asked[]) => asked.filter(({ method }) => method !== 'GET');

const NOT_SAME = 'Not the same: Dockside and Dockside Ltd';

beforeEach(() => page.viewport(1280, 900));

test('a pair stands with its reasons and what tells the two apart, and is merged into the one with more work', async () => {
  const { view } = await show(false, [duplicatePair()]);
  for (const text of ['Same web address', 'Same name', 'DOCK · 4 projects'])
    await expect.element(view.getByText(text)).toBeVisible();
  await expect
    .element(view.getByRole('link', { name: 'Dockside Ltd', exact: true }))
    .toHaveAttribute('href', `/manager/clients/${LOSER.id}`);
  await expect
    .element(view.getByRole('link', { name: 'Merge… Dockside and Dockside Ltd' }))
    .toHaveAttribute('href', `/manager/clients/${LOSER.id}/merge?into=${WINNER.id}`);
});

test('“Not the same” takes a pair off the list, and Undo brings it back', async () => {
  const { view, asked } = await show(false, [duplicatePair()]);
  await view.getByRole('button', { name: NOT_SAME }).click();
  await expect.element(view.getByText('No duplicates')).toBeVisible();
  await view.getByRole('button', { name: /Undo/ }).click();
  await expect.element(view.getByRole('button', { name: NOT_SAME })).toBeVisible();
  expect(writesOf(asked).map(({ body }) => body)).toEqual([{ dismissed: true }, { dismissed: false }]);
});

test('what isn’t the same stays on a tab of its own, from where it can be taken back', async () => {
  const dismissed = duplicatePair({ dismissed_at: '2026-01-02T10:00:00.000Z' });
  const { view, asked } = await show(true, [dismissed]);
  await expect
    .element(view.getByRole('link', { name: 'Not the same' }))
    .toHaveAttribute('aria-current', 'page');
  await view
    .getByRole('button', { name: 'Take back that Dockside and Dockside Ltd aren’t the same' })
    .click();
  await expect.element(view.getByText('Nothing here')).toBeVisible();
  expect(asked[0]?.query.get('dismissed')).toBe('true');
});

test('more pairs come on request', async () => {
  const { view } = await renderScreen({
    screen: () => <DuplicatesScreen isDismissed={false} />,
    ...{ search: () => ({}), at: '/manager/clients/duplicates' },
    answer: ({ query }) => {
      const [id, name] = ['01a1fb7a-8bb3-77c6-abf2-5c0938cbb3f2', 'Quayside'];
      return query.has('after')
        ? pageOf([duplicatePair({ id, first: { ...duplicatePair().first, name } })])
        : pageOf([duplicatePair()], 'next');
    },
  });
  await view.getByRole('button', { name: 'Show more' }).click();
  await expect.element(view.getByRole('link', { name: 'Quayside', exact: true })).toBeVisible();
  await expect.element(view.getByRole('button', { name: NOT_SAME })).toBeVisible();
  await expect.element(view.getByRole('button', { name: 'Show more' })).not.toBeInTheDocument();
});

test('of a decision that could not be saved the pair stays', async () => {
  const { view, asked } = await renderScreen({
    screen: () => <DuplicatesScreen isDismissed={false} />,
    ...{ search: () => ({}), at: '/manager/clients/duplicates' },
    answer: ({ method }) =>
      method === 'GET' ? pageOf([duplicatePair()]) : { status: 500, body: { code: 'defect', message: '' } },
  });
  await view.getByRole('button', { name: NOT_SAME }).click();
  await expect.poll(() => writesOf(asked).length).toBe(1);
  await expect.element(view.getByRole('button', { name: NOT_SAME })).toBeEnabled();
});

test('a list that could not be loaded says so and can be asked for again', async () => {
  const { view } = await renderScreen({
    screen: () => <DuplicatesScreen isDismissed={false} />,
    ...{ search: () => ({}), at: '/manager/clients/duplicates' },
    answer: () => ({ status: 500, body: { code: 'defect', message: '' } }),
  });
  await expect.element(view.getByText('The duplicates could not be loaded')).toBeVisible();
  await expect.element(view.getByRole('button', { name: 'Try again' })).toBeVisible();
});
