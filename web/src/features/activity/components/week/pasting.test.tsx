import { expect, test } from 'vitest';
import { userEvent } from 'vitest/browser';
import type { ActivityWeek } from '#contract/activity/day-shapes.ts';
import { addDays } from '#contract/activity/rules.ts';
import { type Asked, renderScreen } from '../../../../../test/render-screen.tsx';
import { WeekCard } from './week-card.tsx';

const dates = Array.from({ length: 7 }, (_, at) => addDays('2026-11-16', at));
const row = (code: string, first = 0, editable = true) => ({
  project: { id: code, code, name: `Project ${code}` },
  service: null,
  total_s: first,
  cells: dates.map((date, at) => ({
    ...{ date, duration_s: at === 0 ? first : 0, entry_ids: [], editable: at > 0 || editable },
  })),
});
const week: ActivityWeek = {
  ...{ from: '2026-11-16', to: '2026-11-22', today: '2026-11-19', total_s: 3600, planned_minutes: 0 },
  days: dates.map((date) => ({ date, planned_minutes: 0, total_s: 0, status: 'empty' as const })),
  rows: [row('HRB-204', 3600), row('QML-118', 1800, false)],
};
const back = [
  { work_date: '2026-11-17', project_id: 'HRB-204', service_type_id: null, duration_s: 0, seen_s: 5400 },
];
const refusal = {
  ...{
    code: 'rule_broken',
    rule: 'block-refused',
    message: 'Nothing was saved.',
    why: null,
    request_id: 'r',
  },
  fields: [{ field: 'cells.0.project_id', message: 'Project HRB-204 takes no time.' }],
};

const shown = async (refuses: () => boolean = () => false) => {
  const { view, asked } = await renderScreen({
    screen: () => <WeekCard week={week} date="2026-11-19" locale="en-GB" />,
    search: () => ({}),
    at: '/daily-activity',
    answer: ({ method, path }) => {
      if (path.endsWith('/choices')) return { body: { projects: [], services: [] } };
      if (method !== 'POST') return undefined;
      return refuses() ? { status: 422, body: refusal } : { body: { changed: 1, undo: back } };
    },
  });
  const at = async (name: RegExp) => {
    const cell = view.getByRole('button', { name });
    await expect.element(cell).toBeVisible();
    cell.element().focus();
  };
  const blocks = () => asked.filter(({ method }) => method === 'POST').map(({ body }: Asked) => body.cells);
  return { view, at, blocks };
};

const paste = (text: string) => {
  const clipboardData = new DataTransfer();
  clipboardData.setData('text/plain', text);
  document.activeElement?.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true }));
};

const copied = () => {
  const clipboardData = new DataTransfer();
  document.activeElement?.dispatchEvent(new ClipboardEvent('copy', { clipboardData, bubbles: true }));
  return clipboardData.getData('text/plain');
};

const hours = (work_date: string, project_id: string, duration_s: number, seen_s = 0) => ({
  ...{ work_date, project_id, service_type_id: null, duration_s, seen_s },
});

test('a block of hours is sent in one call, and one Undo takes it back', async () => {
  const { view, at, blocks } = await shown();
  await at(/HRB-204, Tue/);
  paste('1:30\t1,5\n90m\t\n');
  await expect.element(view.getByText('1 cell pasted')).toBeVisible();
  expect(blocks()).toEqual([
    [
      hours('2026-11-17', 'HRB-204', 5400),
      hours('2026-11-18', 'HRB-204', 5400),
      hours('2026-11-17', 'QML-118', 5400),
    ],
  ]);
  await view.getByRole('button', { name: /Undo/ }).click();
  await expect.poll(() => blocks().at(-1)).toEqual(back);
});

test('what is not plainly hours is shown first: what lands, what is left and why', async () => {
  const { view, at, blocks } = await shown();
  await at(/HRB-204, Mon/);
  paste('HRB-204\t2:00\t3\nQML-118\t1:00\tx\nNOPE\t1');
  const dialog = view.getByRole('dialog');
  await expect.element(dialog.getByText('2 cells land as marked below.')).toBeVisible();
  await expect.element(dialog.getByText('was 1:00')).toBeVisible();
  await expect.element(dialog.getByText('3 are left out')).toBeVisible();
  await expect.element(dialog.getByText(/No project and service of this code/)).toBeVisible();
  await dialog.getByRole('button', { name: 'Paste 2 cells' }).click();
  await expect
    .poll(blocks)
    .toEqual([[hours('2026-11-16', 'HRB-204', 7200, 3600), hours('2026-11-17', 'HRB-204', 10_800)]]);
});

test('what the server refuses stands beside its cell, and the rest can be pasted without it', async () => {
  let refuses = true;
  const { view, at, blocks } = await shown(() => refuses);
  await at(/HRB-204, Tue/);
  paste('1:30\n2:00');
  const dialog = view.getByRole('dialog');
  await expect.element(dialog.getByText(/Nothing was saved/)).toBeVisible();
  await expect.element(dialog.getByText('Project HRB-204 takes no time.')).toBeVisible();
  refuses = false;
  await dialog.getByRole('button', { name: 'Paste 1 cell' }).click();
  await expect.poll(() => blocks().at(-1)).toEqual([hours('2026-11-17', 'QML-118', 7200)]);
});

test('ten thousand rows are refused in a sentence, and nothing is sent', async () => {
  const { view, at, blocks } = await shown();
  await at(/HRB-204, Tue/);
  paste('1:30\n'.repeat(10_000));
  await expect.element(view.getByText(/You pasted 10000 rows: paste at most 100/)).toBeVisible();
  expect(blocks()).toEqual([]);
});

test('Shift and arrows select a block, which is copied as a spreadsheet takes it and cleared at once', async () => {
  const { view, at, blocks } = await shown();
  await at(/HRB-204, Mon/);
  await userEvent.keyboard('{Shift>}{ArrowRight}{ArrowDown}{/Shift}');
  await expect.element(view.getByText('4 cells: 1:30')).toBeVisible();
  expect(copied()).toBe('1:00\t\n0:30\t');
  await userEvent.keyboard('{Delete}');
  await expect.element(view.getByText('1 cell was left: it can’t be changed here.')).toBeVisible();
  expect(blocks()).toEqual([[hours('2026-11-16', 'HRB-204', 0, 3600)]]);
});
