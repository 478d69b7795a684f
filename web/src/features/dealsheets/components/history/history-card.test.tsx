import { beforeEach, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import type { Change } from '#contract/clients/changes.ts';
import { dealsheetDetail } from '../../../../../test/dealsheet.ts';
import { renderScreen } from '../../../../../test/render-screen.tsx';
import { HistoryCard } from './history-card.tsx';

const change = (at: number, type: string, fields: Partial<Change> = {}): Change => ({
  ...{ id: `01a1fb7a-8bb3-77c6-abf2-5c0938cbb3f${at}`, type, actor: 'Ann Lee' },
  ...{ occurred_at: '2026-01-02T10:00:00.000Z', changes: {}, data: { revision: 2 }, ...fields },
});

const show = (first: Change[], second: Change[] = []) =>
  renderScreen({
    screen: () => <HistoryCard deal={dealsheetDetail()} />,
    ...{ search: () => ({}), at: '/manager/dealsheets/x' },
    answer: ({ query }) =>
      query.has('after')
        ? { body: { data: second, before: null, after: null } }
        : { body: { data: first, before: null, after: second.length > 0 ? 'later' : null } },
  });

const items = (view: Awaited<ReturnType<typeof show>>['view']) =>
  view.getByRole('region', { name: 'What happened' }).getByRole('list').first().element().children;
const told = (view: Awaited<ReturnType<typeof show>>['view']) =>
  [...items(view)].map(({ textContent }) => textContent);

beforeEach(() => page.viewport(1280, 900));

test('each step says who took it, with the note, the reason and what became of figures', async () => {
  const { view } = await show([
    change(1, 'dealsheet.lost', {
      changes: { status: ['sent', 'lost'], closed_on: [null, '2026-01-09'], lost_reason: [null, 'Too dear'] },
    }),
    change(2, 'dealsheet.rejected', { data: { revision: 2, note: 'Margin is thin' } }),
    change(3, 'dealsheet.forked', {
      changes: { revision: [1, 2], price_minor: [4_200_000, 4_000_000], lines: [1, 2] },
    }),
    change(4, 'dealsheet.rewritten', { changes: { preset: [null, 'Nights · 3'] } }),
    change(5, 'dealsheet-comment.added', { actor: null }),
    change(6, 'dealsheet.created', {
      data: { scenario: { id: 'x', code: 'CALC-0012' } },
      changes: { title: [null, 'Guards'] },
    }),
  ]);
  await expect.poll(() => told(view).length).toBe(6);
  for (const [at, ...texts] of [
    [0, 'Ann Lee marked it as lost', 'Too dear', 'Closed'],
    [1, 'Ann Lee rejected revision 2', 'NoteMargin is thin'],
    [2, 'Ann Lee began revision 2', 'Price£42,000.00', '£40,000.00', 'Lines1'],
    [3, 'Ann Lee applied a preset to revision 2', 'PresetNights · 3'],
    [4, 'Somebody commented on revision 2'],
    [5, 'Ann Lee made this dealsheet', 'Calculated inCALC-0012'],
  ] as const)
    for (const text of texts) expect(told(view)[at]).toContain(text);
  expect(told(view).join()).not.toMatch(/status|Revision|Guards/);
});

test('earlier ones come when they are asked for', async () => {
  const { view } = await show([change(1, 'dealsheet.sent')], [change(2, 'dealsheet.submitted')]);
  await view.getByRole('button', { name: 'Show earlier' }).click();
  await expect.poll(() => told(view).length).toBe(2);
  expect(told(view)[0]).toContain('sent revision 2 to the client');
  expect(told(view)[1]).toContain('submitted revision 2');
});
