import { beforeEach, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import type { MemberCheck } from '#contract/member-imports/shapes.ts';
import { type Asked, renderScreen } from '../../../../test/render-screen.tsx';
import { toast } from '../../../ui/feedback/toast/toast.ts';
import { MemberImportScreen } from './member-import-screen.tsx';

const NOTHING: MemberCheck = {
  ...{ added: 2, updated: 0, skipped: 0, undecided: 0, unchanged: 0, departments: [] },
  ...{ wrong: 0, problems: [], alike: 0, likenesses: [] },
};
const MADE = {
  ...{ id: 'i-1', version: 1, file_name: 'team.csv', added: 2, updated: 0, skipped: 0 },
  first: [
    { id: 'm-1', name: 'Ada Byron' },
    { id: 'm-2', name: 'Grace Hopper' },
  ],
  ...{ created_at: '2026-11-24T09:00:00Z', created_by: 'Maren Holt', undone_at: null },
};

const show = (check: Partial<MemberCheck>) =>
  renderScreen({
    screen: () => <MemberImportScreen />,
    search: () => ({}),
    at: '/manager/organizations/a/team/import',
    role: 'owner',
    answer: ({ path, method }: Asked) => {
      if (path === '/member-imports/sheet')
        return {
          body: {
            ...{ file_name: 'team.csv', columns: ['Person', 'Boss', 'Notes'] },
            fields: ['name', 'manager', null],
            rows: [
              ['Ada Byron', 'Grace Hopper', 'x'],
              ['Grace Hopper', '', ''],
            ],
          },
        };
      if (path === '/member-imports/check') return { body: { ...NOTHING, ...check } };
      if (path === '/member-imports' && method === 'POST') return { status: 201, body: MADE };
      return { body: { data: [], before: null, after: null } };
    },
  });

const choose = async ({ view }: Awaited<ReturnType<typeof show>>) => {
  await expect.element(view.getByText('Nobody was imported yet')).toBeVisible();
  const input = document.querySelector('input[type=file]');
  if (!(input instanceof HTMLInputElement)) throw new Error('No file can be chosen.');
  const files = new DataTransfer();
  files.items.add(new File(['Person,Boss'], 'team.csv', { type: 'text/csv' }));
  input.files = files.files;
  input.dispatchEvent(new Event('change', { bubbles: true }));
};

beforeEach(async () => {
  toast.clear();
  await page.viewport(1280, 800);
});

test('a manager who is wrong is told beside the cell, and importing leads to it', async () => {
  const problems = [
    { row: 0, field: 'manager' as const, rule: 'manager-cycle', message: 'Nobody is above themselves.' },
  ];
  const screen = await show({ wrong: 1, problems });
  await choose(screen);
  await expect.element(screen.view.getByText('1 cell to mend')).toBeVisible();
  await screen.view.getByRole('button', { name: /^Import/ }).click();
  await expect.element(screen.view.getByLabelText('Reports to of row 2')).toHaveFocus();
  await expect.element(screen.view.getByText('Nobody is above themselves.')).toBeVisible();
  await expect.element(screen.view.getByLabelText('Name of row 3')).not.toBeInTheDocument();
});

test('a row with the name of one of ours leads to them, and may be them', async () => {
  const likeness = {
    ...{ row: 0, reason: 'name' as const, other: null, decision: null },
    ...{ person: { id: 'm-9', name: 'Ada Byron', email: 'ada@x.example' } },
    may: ['new' as const, 'update' as const, 'skip' as const],
  };
  const screen = await show({ undecided: 1, alike: 1, likenesses: [likeness] });
  await choose(screen);
  const link = screen.view.getByRole('link', { name: 'Has the name of Ada Byron' });
  await expect.element(link).toHaveAttribute('href', expect.stringMatching(/\/team\/m-9$/));
  const checks = () => screen.asked.filter(({ path }) => path === '/member-imports/check').length;
  const before = checks();
  await screen.view.getByLabelText('What becomes of row 2').selectOptions('Change ours');
  await expect.poll(checks).toBeGreaterThan(before);
});

test('new departments are named beforehand, and whoever came is said not to be invited', async () => {
  const screen = await show({ departments: ['Tugs'], unchanged: 3 });
  await choose(screen);
  await expect.element(screen.view.getByText('Departments that nobody is in yet: Tugs.')).toBeVisible();
  await expect.element(screen.view.getByText('2 new, 0 changed, 3 as they are, 0 left out')).toBeVisible();
  await screen.view.getByRole('button', { name: 'Import 2 people' }).click();
  await expect.element(screen.view.getByText(/Nobody was invited/)).toBeVisible();
  await expect
    .element(screen.view.getByRole('link', { name: 'Grace Hopper' }))
    .toHaveAttribute('href', expect.stringMatching(/\/team\/m-2$/));
});
