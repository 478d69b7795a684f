import { beforeEach, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import type { Member } from '#contract/members/shapes.ts';
import { memberDetail } from '../../../../../test/member-detail.ts';
import { type Asked, renderScreen } from '../../../../../test/render-screen.tsx';
import { toast } from '../../../../ui/feedback/toast/toast.ts';
import { DottedCard } from './dotted-card.tsx';

const PRIYA = { id: '01a1fb7a-8bb3-77c6-abf2-5c0938cbb501', name: 'Priya Nair' };
const IDRIS = { id: '01a1fb7a-8bb3-77c6-abf2-5c0938cbb502', name: 'Idris Bello' };
const MAREN = memberDetail({ dotted: [{ member: PRIYA, pct: 20 }] });

type Answer = { status?: number; body?: unknown };

const show = async (
  write: (asked: Asked) => Answer = () => ({ body: MAREN }),
  read: () => Member = () => MAREN,
) => {
  const shown = await renderScreen({
    screen: () => <DottedCard member={MAREN} />,
    search: () => ({}),
    at: `/manager/organizations/a/team/${MAREN.id}`,
    role: 'owner',
    answer: (asked) => {
      if (asked.method !== 'GET') return write(asked);
      if (asked.path.startsWith('/choices/'))
        return {
          body: {
            data: [PRIYA, IDRIS].map((one) => ({ ...one, initials: 'XY', position: null })),
            more: false,
          },
        };
      return asked.path === `/members/${MAREN.id}` ? { body: read() } : undefined;
    },
  });
  await shown.view.getByRole('button', { name: 'Change' }).click();
  return { ...shown, form: shown.view.getByRole('dialog', { name: 'Dotted lines of Maren Holt' }) };
};

const writesOf = (asked: readonly Asked[]) =>
  asked.filter(({ method }) => method === 'PUT').map(({ path, body }) => ({ path, body }));

const PATH = `/members/${MAREN.id}/dotted-lines`;

beforeEach(async () => {
  toast.clear();
  await page.viewport(1440, 900);
});

test('a line is added beside the others, over the version that was seen', async () => {
  const { form, asked } = await show();
  await form.getByRole('button', { name: 'Add a line' }).click();
  await form.getByRole('combobox', { name: 'Works for' }).nth(1).click();
  await form.getByRole('option', { name: 'Idris Bello' }).last().click();
  await form.getByLabelText('Share of their time').nth(1).fill('30');
  await expect.element(form.getByText('50 % of their time in all.')).toBeVisible();
  await form.getByRole('button', { name: 'Save' }).click();
  const lines = [
    { member_id: PRIYA.id, pct: 20 },
    { member_id: IDRIS.id, pct: 30 },
  ];
  await expect.poll(() => writesOf(asked)).toEqual([{ path: PATH, body: { version: 3, lines } }]);
});

test('all lines can be taken out', async () => {
  const { form, asked } = await show();
  await form.getByRole('button', { name: 'Remove line 1' }).click();
  await form.getByRole('button', { name: 'Save' }).click();
  await expect.poll(() => writesOf(asked)).toEqual([{ path: PATH, body: { version: 3, lines: [] } }]);
});

test('a line without anybody or a share is said beside its fields', async () => {
  const { form, asked } = await show();
  await form.getByRole('button', { name: 'Add a line' }).click();
  await form.getByRole('button', { name: 'Save' }).click();
  await expect
    .element(form.getByRole('combobox', { name: 'Works for' }).nth(1))
    .toHaveAccessibleDescription('Choose somebody.');
  await expect
    .element(form.getByLabelText('Share of their time').nth(1))
    .toHaveAccessibleDescription('Enter 1 to 100 percent.');
  expect(writesOf(asked)).toEqual([]);
});

test('more than all of somebody’s time is refused in words, and what was typed stays', async () => {
  const message = 'These lines are 120 percent of somebody’s time: make them 100 at most.';
  const { form } = await show(() => ({
    status: 422,
    body: {
      ...{ code: 'x', message, rule: 'dotted-lines-over-whole', why: null, request_id: 'r' },
      fields: [{ field: 'lines', message }],
    },
  }));
  await form.getByLabelText('Share of their time').fill('100');
  await form.getByRole('button', { name: 'Save' }).click();
  await expect.element(form.getByText(message)).toBeVisible();
  await expect.element(form.getByLabelText('Share of their time')).toHaveValue('100');
});

test('lines that somebody else changed meanwhile are shown beside mine', async () => {
  const theirs = { ...MAREN, version: 4, dotted: [{ member: IDRIS, pct: 10 }] };
  const { view, form, asked } = await show(
    ({ body }) =>
      body.version === 4
        ? { body: theirs }
        : {
            status: 412,
            body: { code: 'x', message: 'Stale', rule: null, fields: [], why: null, request_id: 'r' },
          },
    () => theirs,
  );
  await form.getByLabelText('Share of their time').fill('40');
  await form.getByRole('button', { name: 'Save' }).click();
  const conflict = view.getByRole('dialog', { name: 'Somebody saved meanwhile' });
  for (const text of ['Priya Nair 40 %', 'Idris Bello 10 %'])
    await expect.element(conflict.getByText(text)).toBeVisible();
  await conflict.getByRole('button', { name: 'Keep mine' }).click();
  await expect
    .poll(() => writesOf(asked).at(-1)?.body)
    .toEqual({ version: 4, lines: [{ member_id: PRIYA.id, pct: 40 }] });
});
