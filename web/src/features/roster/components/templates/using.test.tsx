import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { shownRoster } from '../../../../../test/roster-screen.tsx';
import { OUTCOME, PLAN, QUIET, STORM, SUNDAY } from '../../../../../test/template-answers.ts';

beforeEach(async () => {
  // Nothing is planned into the past: the roster's week is one that lies ahead.
  vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-11-20T12:00:00Z') });
  await page.viewport(1440, 900);
});
afterEach(() => vi.useRealTimers());

const BATCH = '01a1fb7a-8bb3-77c6-abf2-5c0938cba7c5';
const TEMPLATES = '/roster/templates';
const applied = `${TEMPLATES}/${QUIET.id}/applications`;
const inTheWay = {
  ...{ message: 'It can’t be planned.', request_id: 'r-1', rule: 'leave' },
  fields: [{ field: `shifts.${PLAN[0]?.id}`, message: 'Hana Sato is on leave then.' }],
};

type Given = {
  templates?: (typeof QUIET)[];
  status?: number;
  /** What planning answers. */
  refused?: { status: number; body: object };
  search?: string;
};

type Answer = NonNullable<Parameters<typeof shownRoster>[1]>;

/** The roster with the box of using a template. */
const using = async ({ templates = [QUIET, STORM, SUNDAY], status, refused, search = '' }: Given = {}) => {
  const answer: Answer = (path, { method, body }) => {
    if (path === TEMPLATES && status) return { status, body: { message: 'No.', request_id: 'r-9' } };
    if (path === TEMPLATES) return { body: { data: templates, before: null, after: null } };
    if (path.endsWith('/applications')) {
      if (refused && !body.preview) return refused;
      return { body: { ...OUTCOME, batch_id: body.preview ? null : BATCH } };
    }
    if (path === `/roster/batches/${BATCH}/undo`) return { body: { removed: 2, kept: 0 } };
    const template = templates.find(({ id }) => path === `${TEMPLATES}/${id}`);
    return method === 'GET' && template ? { body: { ...template, plan: [...PLAN] } } : undefined;
  };
  const shown = await shownRoster({}, answer, { search });
  await shown.view.getByRole('button', { name: 'More of the roster' }).click();
  await shown.view.getByRole('menuitem', { name: 'Use template…' }).click();
  const box = shown.view.getByRole('dialog', { name: 'Use a template' });
  await expect.element(box).toBeVisible();
  const kept = () => shown.writes().filter(([, , body]) => body?.preview !== true);
  return { ...shown, box, kept };
};

test('a template says what is in it, and day by day what can be planned and what can’t be, and why', async () => {
  const { box, kept } = await using();
  await expect.element(box.getByRole('radio', { name: /^Quiet week/ })).toBeChecked();
  await expect.element(box.getByText('3 shifts · 4 places · 30 h')).toBeVisible();
  const shape = box.getByRole('list', { name: 'Shifts by weekday' });
  await expect.element(shape.getByText('Monday: 2 shifts, 22.5 h')).toBeInTheDocument();
  await expect.element(shape.getByText('Tuesday: none')).toBeInTheDocument();
  await expect.element(box.getByText('2 rows can’t be planned')).toBeVisible();
  await expect.element(box.getByText('Callum Reid, 1 open place')).toBeVisible();
  await expect.element(box.getByText('Place of Hana Sato: Hana Sato is on leave then.')).toBeVisible();
  await expect.element(box.getByText('Not planned: This shift is on the roster already.')).toBeVisible();
  expect(kept()).toEqual([]);
});

test('it is planned onto the chosen week, which is shown then, and Undo takes it back', async () => {
  const { view, box, kept, address } = await using();
  await box.getByRole('combobox', { name: 'Onto the week' }).click();
  await view.getByRole('option', { name: '7 – 13 December' }).click();
  await box.getByRole('button', { name: 'Plan 2 shifts' }).click();
  await expect.element(box).not.toBeInTheDocument();
  const body = { day: '2026-12-07', version: 3, with_people: true, leave_out: true, preview: false };
  expect(kept()).toEqual([['POST', applied, body]]);
  await expect.poll(address).toContain('date=2026-12-07');
  const said = '2 drafts planned from “Quiet week”, 1 place filled, 2 rows left out';
  await expect.element(view.getByText(said)).toBeVisible();
  await view.getByRole('button', { name: /Undo/ }).click();
  await expect.poll(() => kept().at(-1)?.[1]).toBe(`/roster/batches/${BATCH}/undo`);
  await expect.element(view.getByText('Taken back', { exact: true })).toBeVisible();
});

test('a template is found by its name with keys alone, and one without people asks nothing about them', async () => {
  const { box, kept } = await using();
  const find = box.getByRole('searchbox', { name: 'Find a template' });
  await expect.element(find).toBeVisible();
  await find.fill('sto');
  await expect.element(box.getByRole('radio', { name: /^Storm/ })).toBeChecked();
  await expect.element(box.getByText('From QML-118')).toBeVisible();
  await expect.element(box.getByRole('checkbox', { name: /^With the people/ })).not.toBeInTheDocument();
  await userEvent.keyboard('{Enter}');
  await expect.element(box.getByRole('radio', { name: /^Storm/ })).toHaveFocus();
  expect(kept()).toEqual([]);
  await find.fill('nothing like it');
  await expect.element(box.getByText('No template is called “nothing like it”')).toBeVisible();
  await expect.element(box.getByRole('button', { name: 'Plan' })).toBeDisabled();
  await box.getByRole('button', { name: 'Clear filters' }).click();
  await expect.element(box.getByRole('radio', { name: /^Quiet week/ })).toBeVisible();
});

test('a template of a day goes onto a day', async () => {
  const { box, writes } = await using();
  await box.getByRole('radio', { name: /^Sunday/ }).click();
  await expect.element(box.getByRole('textbox', { name: /^Onto the day/ })).toBeVisible();
  await expect
    .poll(() => writes().at(-1))
    .toEqual([
      ...['POST', `${TEMPLATES}/${SUNDAY.id}/applications`],
      { day: '2026-11-23', version: 3, with_people: false, leave_out: true, preview: true },
    ]);
});

test('what came in the way meanwhile is said in the box, nothing is planned, and what can’t be is asked anew', async () => {
  const { box, writes } = await using({ refused: { status: 422, body: inTheWay } });
  await box.getByRole('button', { name: 'Plan 2 shifts' }).click();
  await expect
    .element(box.getByRole('alert').getByText(/^Something came in the way meanwhile/))
    .toBeVisible();
  await expect.poll(() => writes().at(-1)?.[2]?.preview).toBe(true);
  await expect.element(box.getByRole('button', { name: 'Plan 2 shifts' })).toBeEnabled();
});

test('who has no template yet is told what one is, and saves the first from there', async () => {
  const { view, box } = await using({ templates: [] });
  await expect.element(box.getByText('No templates yet')).toBeVisible();
  await box.getByRole('button', { name: 'Save this week as template…' }).click();
  await expect.element(view.getByRole('dialog', { name: 'Save as template' })).toBeVisible();
});

test('templates that could not be loaded can be asked for again', async () => {
  const { box } = await using({ status: 500 });
  await expect.element(box.getByText('The templates could not be loaded')).toBeVisible();
  await expect.element(box.getByRole('button', { name: 'Try again' })).toBeVisible();
});

test('a template that somebody saved over meanwhile isn’t planned as it was: it is looked at again', async () => {
  const stale = { message: 'The template was changed meanwhile.', request_id: 'r-2' };
  const { box, asked } = await using({ refused: { status: 412, body: stale } });
  await expect.element(box.getByRole('button', { name: 'Plan 2 shifts' })).toBeEnabled();
  const lists = () => asked.filter(({ path }) => path.endsWith(TEMPLATES)).length;
  const before = lists();
  await box.getByRole('button', { name: 'Plan 2 shifts' }).click();
  await expect.element(box.getByRole('alert').getByText(/^It was changed somewhere else/)).toBeVisible();
  await expect.poll(lists).toBe(before + 1);
});

test('whoever looks at a day is offered a template of a day first', async () => {
  const { box } = await using({ search: '&view=day' });
  await expect.element(box.getByRole('radio', { name: /^Sunday/ })).toBeChecked();
});
