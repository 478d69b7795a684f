import { Suspense } from 'react';
import { beforeEach, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import type { MergePreview } from '#contract/clients/merging.ts';
import { clientMerge, LOSER, mergePreview, WINNER } from '../../../../test/client-couple.ts';
import { type Asked, renderScreen } from '../../../../test/render-screen.tsx';
import { MergeScreen } from './merge-screen.tsx';

type Answer = { status?: number; body?: unknown };
const HERE = `/manager/clients/${LOSER.id}/merge`;

const show = (
  preview: MergePreview | Answer | (() => MergePreview),
  { into = WINNER.id, write = () => ({ body: clientMerge() }) }: Partial<Showing> = {},
) =>
  renderScreen<{ into: string | undefined }>({
    screen: (search) => (
      <Suspense>
        <MergeScreen id={LOSER.id} into={search.into} />
      </Suspense>
    ),
    search: ({ into }) => ({ into: typeof into === 'string' ? into : undefined }),
    at: into ? `${HERE}?into=${into}` : HERE,
    answer: (asked) => {
      if (asked.method !== 'GET') return write(asked);
      if (asked.path.startsWith('/choices/clients')) return { body: { data: [LOSER, WINNER].map(choiceOf) } };
      if (asked.path.includes('/merge-into/')) return previewed(preview);
      return { body: LOSER };
    },
  });
interface Showing {
  readonly into: string | undefined;
  readonly write: (asked: Asked) => Answer;
}
const previewed = (preview: MergePreview | Answer | (() => MergePreview)): Answer => {
  if (typeof preview === 'function') return { body: preview() };
  return 'winner' in preview ? { body: preview } : preview;
};
const choiceOf = ({ id, name, code, currency }: typeof WINNER) => ({ id, name, code, currency });
const writesOf = (asked: readonly Asked[]) => asked.filter(({ method }) => method !== 'GET');
const refused = (rule: string, message: string, status = 422): Answer => ({
  status,
  body: {
    ...{ code: status === 412 ? 'stale' : 'rule_broken', message, rule, request_id: 'r', why: null },
    fields: [{ field: '', message }],
  },
});

beforeEach(() => page.viewport(1280, 900));

test('without another client that is asked for first, and the client itself is none of the choices', async () => {
  const { view, address } = await show(mergePreview(), { into: '' });
  const which = view.getByLabelText('Which client is the same?');
  await which.click();
  await expect.element(view.getByRole('option', { name: /Dockside Ltd/ })).not.toBeInTheDocument();
  await view.getByRole('option', { name: /^Dockside/ }).click();
  await expect.poll(address).toBe(`${HERE}?into=${WINNER.id}`);
  await expect.element(view.getByRole('group', { name: 'Industry' })).toBeVisible();
});

test('values that only the one that goes has are chosen, and what moves is told with its number', async () => {
  const { view } = await show(mergePreview());
  const website = view.getByRole('group', { name: 'Website' });
  await expect.element(website.getByRole('radio', { name: /https:\/\/dockside\.example/ })).toBeChecked();
  const industry = view.getByRole('group', { name: 'Industry' });
  await expect.element(industry.getByRole('radio', { name: /Ports · Dockside/ })).toBeChecked();
  await expect.element(view.getByRole('heading', { name: 'What moves to Dockside' })).toBeVisible();
  await expect.element(view.getByText('Projects', { exact: true })).toBeVisible();
  await expect.element(view.getByText(/Dockside Ltd is archived/)).toBeVisible();
});

test('what is chosen is sent over the versions that were shown, and leads to the one that stays, with a way back', async () => {
  const { view, asked, address } = await show(mergePreview(), {
    write: ({ path }) => ({
      body: clientMerge(path.endsWith('/undo') ? { undone_at: '2026-01-03T10:00:00.000Z' } : {}),
    }),
  });
  await view
    .getByRole('group', { name: 'Industry' })
    .getByRole('radio', { name: /Harbours/ })
    .click();
  await view.getByRole('button', { name: 'Merge into Dockside' }).click();
  await expect.poll(address).toBe(`/manager/clients/${WINNER.id}`);
  expect(writesOf(asked)[0]?.body).toEqual({
    ...{ version: 5, winner_version: 3, take: ['website', 'industry'] },
  });
  await view.getByRole('button', { name: /Undo/ }).click();
  await expect.element(view.getByText('Dockside and Dockside Ltd are two clients again')).toBeVisible();
  expect(writesOf(asked)[1]?.path).toBe(`/client-merges/${clientMerge().id}/undo`);
});

test('rates that can’t move are told before', async () => {
  const rate = { service: { id: WINNER.id, name: 'Guarding' }, valid_from: '2026-06-01', valid_to: null };
  const { view } = await show(mergePreview({ moves: [], rate_conflicts: { count: 1, rates: [rate] } }));
  await expect.element(view.getByRole('heading', { name: '1 rate stays behind' })).toBeVisible();
  await expect.element(view.getByText('Guarding')).toBeVisible();
  await expect.element(view.getByText('Nothing hangs on Dockside Ltd.')).toBeVisible();
});

test('two that can’t be merged say why, and another can be chosen', async () => {
  const why = 'Dockside Ltd belongs to Dockside: take it out of there first.';
  const { view } = await show(refused('merge-relative', why));
  await expect.element(view.getByText('These clients can’t be merged')).toBeVisible();
  await expect.element(view.getByText(why)).toBeVisible();
  await expect.element(view.getByLabelText('Which client is the same?')).toBeVisible();
});

test('when merging itself is refused, what was chosen stays', async () => {
  const why = 'Both together have 25 tags, and a client has 20 at most: keep those of one.';
  const { view, asked, address } = await show(mergePreview(), { write: () => refused('too-many-tags', why) });
  await view
    .getByRole('group', { name: 'Name' })
    .getByRole('radio', { name: /Dockside Ltd/ })
    .click();
  await view.getByRole('button', { name: 'Merge into Dockside' }).click();
  await expect.poll(() => writesOf(asked).length).toBe(1);
  await expect
    .element(view.getByRole('group', { name: 'Name' }).getByRole('radio', { name: /Dockside Ltd/ }))
    .toBeChecked();
  expect(address()).toContain(HERE);
});

test('when somebody changed one of them meanwhile, the newest is shown, and what was chosen stays', async () => {
  let shown = mergePreview();
  const { view, asked } = await show(() => shown, {
    write: ({ body }) => {
      if (body.version === 6) return { body: clientMerge() };
      shown = mergePreview({ loser: { ...LOSER, version: 6, website: 'https://new.example' } });
      return refused('stale', 'Somebody changed this client meanwhile.', 412);
    },
  });
  const industry = view.getByRole('group', { name: 'Industry' });
  await industry.getByRole('radio', { name: /Harbours/ }).click();
  const merge = view.getByRole('button', { name: 'Merge into Dockside' });
  await merge.click();
  await expect.element(view.getByRole('radio', { name: /https:\/\/new\.example/ })).toBeChecked();
  await expect.element(industry.getByRole('radio', { name: /Harbours/ })).toBeChecked();
  await merge.click();
  await expect.poll(() => writesOf(asked).length).toBe(2);
  expect(writesOf(asked)[1]?.body).toMatchObject({ version: 6, take: ['website', 'industry'] });
});

test('Swap turns round which one stays', async () => {
  const { view, address } = await show(mergePreview());
  await expect.element(view.getByRole('button', { name: 'Swap' })).toBeVisible();
  await view.getByRole('button', { name: 'Swap' }).click();
  await expect.poll(address).toBe(`/manager/clients/${WINNER.id}/merge?into=${LOSER.id}`);
});

test('the choices are made by the keyboard alone', async () => {
  const { view } = await show(mergePreview());
  const industry = view.getByRole('group', { name: 'Industry' });
  const mine = industry.getByRole('radio', { name: /Ports/ });
  await expect.element(mine).toBeChecked();
  mine.element().focus();
  await userEvent.keyboard('{ArrowDown}');
  await expect.element(industry.getByRole('radio', { name: /Harbours/ })).toBeChecked();
});
