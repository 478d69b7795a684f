import { beforeEach, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import type { Batch } from '#contract/shifts/batch-endpoints.ts';
import { PEOPLE, SHIFTS } from '../../../../../test/roster-answers.ts';
import { shownRoster } from '../../../../../test/roster-screen.tsx';

beforeEach(() => page.viewport(1440, 900));

const BATCH = '01a1fb7a-8bb3-77c6-abf2-5c0938cba7c4';
const [{ id, name }] = PEOPLE;
const copied: Batch = {
  ...{ batch_id: BATCH, undo_until: '2026-11-23T09:10:00.000Z', shifts: 3, places: 1, left: [] },
};
const LEFT: Batch['left'][number] = {
  ...{ shift_id: SHIFTS[0]?.id ?? '', day: '2026-12-07', start: '06:00', name: 'Guarding' },
  ...{ member: { id, name }, rule: 'leave', message: `${name} is on leave then.` },
};
const undone = `/roster/batches/${BATCH}/undo`;
const WEEKS = { from_week: '2026-11-23', to_week: '2026-11-30' };
const NO = { message: 'No.', request_id: 'r-1', rule: 'closed' };

/** The roster, with the box of copying open; `left` is what can't be planned. */
const copying = async ({ left = [], refused }: { left?: Batch['left']; refused?: object } = {}) => {
  const shown = await shownRoster({}, (path, { method, body }) => {
    const isForeseen = JSON.stringify(body ?? {}).includes('"preview":true');
    if (path === '/roster/copies' && refused && !isForeseen) return { status: 422, body: refused };
    if (path === '/roster/copies') return { body: { ...copied, batch_id: isForeseen ? null : BATCH, left } };
    return method === 'POST' && path === undone ? { body: { removed: 2, kept: 1 } } : undefined;
  });
  await shown.view.getByRole('button', { name: 'More of the roster' }).click();
  await shown.view.getByRole('menuitem', { name: 'Copy week…' }).click();
  const box = shown.view.getByRole('dialog', { name: /^Copy 23 – 29/ });
  await expect.element(box.getByText(/^3 shifts will be planned as drafts/)).toBeVisible();
  const kept = () =>
    shown.writes().filter(([, , body]) => !JSON.stringify(body ?? {}).includes('preview":true'));
  return { ...shown, box, kept };
};

test('the week that is looked at is copied onto the next one, which is shown then, and Undo takes it back', async () => {
  const { view, box, kept, address } = await copying();
  await box.getByRole('button', { name: 'Copy 3 shifts' }).click();
  await expect
    .poll(kept)
    .toEqual([['POST', '/roster/copies', { ...WEEKS, with_people: true, preview: false }]]);
  await expect.poll(address).toContain('date=2026-11-30');
  await expect.element(box).not.toBeInTheDocument();
  await expect.element(view.getByText(/^3 drafts copied onto .*, 1 place filled$/)).toBeVisible();
  await view.getByRole('button', { name: /Undo/ }).click();
  await expect.poll(() => kept().at(-1)).toEqual(['POST', undone, undefined]);
  await expect.element(view.getByText('Taken back, save 1 shift that was changed since')).toBeVisible();
});

test('what can’t be planned stands in the box by day with its reason before anything is written', async () => {
  const { view, box, writes, kept } = await copying({ left: [LEFT] });
  await expect.element(box.getByText('1 row can’t be planned')).toBeVisible();
  const monday = box.getByRole('region', { name: 'Mon 7 Dec' });
  await expect.element(monday.getByText(`Place of ${name}`)).toBeVisible();
  await expect.element(monday.getByText(`${name} is on leave then.`)).toBeVisible();
  expect(kept()).toEqual([]);
  await box.getByRole('combobox', { name: 'Onto the week' }).click();
  await userEvent.keyboard('{ArrowDown}{Enter}');
  await box.getByRole('checkbox', { name: /^With the people/ }).click();
  await expect
    .poll(() => writes().at(-1)?.[2])
    .toMatchObject({ to_week: '2026-12-07', with_people: false, preview: true });
  await box.getByRole('button', { name: 'Copy 3 shifts' }).click();
  await expect.element(view.getByText(/1 place filled, 1 row left out$/)).toBeVisible();
});

test('what the server refuses is said in the box, and nothing that was chosen is lost', async () => {
  const refused = { ...NO, fields: [{ field: 'to_week', message: 'That week is closed.' }] };
  const { box } = await copying({ refused });
  await box.getByRole('button', { name: 'Copy 3 shifts' }).click();
  const problem = box.getByRole('alert').getByRole('link', { name: /That week is closed/ });
  await expect.element(problem).toBeVisible();
  await expect.element(box.getByRole('combobox', { name: 'Onto the week' })).toHaveValue('30 Nov – 6 Dec');
});
