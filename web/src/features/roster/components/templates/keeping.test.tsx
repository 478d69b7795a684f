import { beforeEach, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { WEEK } from '../../../../../test/roster-answers.ts';
import { shownRoster } from '../../../../../test/roster-screen.tsx';
import { PLAN, QUIET, STORM } from '../../../../../test/template-answers.ts';

beforeEach(() => page.viewport(1440, 900));

const TEMPLATES = '/roster/templates';
const one = `${TEMPLATES}/${QUIET.id}`;
const taken = {
  ...{ message: 'No.', request_id: 'r-1', rule: 'name-taken' },
  fields: [{ field: 'name', message: 'This project has a template “Calm”.' }],
};

/** The roster, with a box of templates opened from its menu. */
const opened = async (verb: string, { isTaken = false, shifts }: { isTaken?: boolean; shifts?: [] } = {}) => {
  const shown = await shownRoster(shifts ? { shifts } : {}, (path, { method, body }) => {
    if (path.startsWith(TEMPLATES) && method !== 'GET' && isTaken) return { status: 422, body: taken };
    if (path === TEMPLATES && method === 'GET')
      return { body: { data: [QUIET, STORM], before: null, after: null } };
    if (path.startsWith(TEMPLATES) && method === 'DELETE') return { status: 204 };
    if (path.startsWith(TEMPLATES)) return { body: { ...QUIET, ...body, version: 4, plan: [...PLAN] } };
    return undefined;
  });
  await shown.view.getByRole('button', { name: 'More of the roster' }).click();
  await shown.view.getByRole('menuitem', { name: verb }).click();
  const box = shown.view.getByRole('dialog').first();
  await expect.element(box).toBeVisible();
  return { ...shown, box };
};

test('the week that is looked at is kept under a name, with what is in it said before, and Undo takes it away', async () => {
  const { view, box, writes } = await opened('Save as template…');
  await expect.element(box.getByText('3 shifts · 4 places, 2 filled · 30 h')).toBeVisible();
  await box.getByRole('button', { name: 'Save template' }).click();
  await expect.element(box.getByText('Enter a name.').first()).toBeVisible();
  await box.getByRole('textbox', { name: 'Name' }).fill('Winter ');
  await box.getByRole('checkbox', { name: /^With the people/ }).click();
  await box.getByRole('button', { name: 'Save template' }).click();
  await expect.element(view.getByText('“Winter” saved as a template')).toBeVisible();
  const contents = { span: 'week', day: WEEK[0], with_people: true };
  expect(writes()).toEqual([['POST', TEMPLATES, { name: 'Winter', shared: false, contents }]]);
  await view.getByRole('button', { name: /Undo/ }).click();
  await expect.poll(() => writes().at(-1)?.slice(0, 2)).toEqual(['DELETE', one]);
});

test('one day is kept as well, and what every project has keeps no people', async () => {
  const { view, box, writes } = await opened('Save as template…');
  await box.getByRole('radio', { name: 'One day' }).click();
  await box.getByRole('combobox', { name: 'Which day' }).click();
  await view.getByRole('option', { name: 'Wed 25 Nov' }).click();
  await expect.element(box.getByText('1 shift · 2 places · 15 h')).toBeVisible();
  await box.getByRole('textbox', { name: 'Name' }).fill('Night');
  const people = box.getByRole('checkbox', { name: /^With the people/ });
  await people.click();
  await box.getByRole('checkbox', { name: /^For every project of/ }).click();
  await expect.element(people).toBeDisabled();
  await expect.element(people).not.toBeChecked();
  await box.getByRole('button', { name: 'Save template' }).click();
  const contents = { span: 'day', day: WEEK[2], with_people: false };
  await expect.poll(writes).toEqual([['POST', TEMPLATES, { name: 'Night', shared: true, contents }]]);
});

test('a name that exists is saved over, which is said before; days without shifts can’t be kept', async () => {
  const { view, box, writes } = await opened('Save as template…');
  await box.getByRole('textbox', { name: 'Name' }).fill('quiet week');
  await expect.element(box.getByText('“Quiet week” exists already: its 3 shifts are replaced')).toBeVisible();
  await box.getByRole('radio', { name: 'One day' }).click();
  await box.getByRole('combobox', { name: 'Which day' }).click();
  await view.getByRole('option', { name: 'Sun 29 Nov' }).click();
  await expect.element(box.getByText('Nothing is planned in these days')).toBeVisible();
  await expect.element(box.getByRole('button', { name: 'Save over' })).toBeDisabled();
  await box.getByRole('radio', { name: '23 – 29 November' }).click();
  await box.getByRole('button', { name: 'Save over' }).click();
  await expect.poll(() => writes().map(([method, path]) => [method, path])).toEqual([['PATCH', one]]);
});

test('what the server refuses stands at its field, and what was typed stays', async () => {
  const { box } = await opened('Save as template…', { isTaken: true });
  await box.getByRole('textbox', { name: 'Name' }).fill('Calm');
  await box.getByRole('button', { name: 'Save template' }).click();
  await expect.element(box.getByRole('alert').getByText(/This project has a template “Calm”/)).toBeVisible();
  await expect.element(box.getByRole('textbox', { name: 'Name' })).toHaveValue('Calm');
});

test('a template is renamed, offered to every project, and deleted, each with a way back', async () => {
  const { view, box, writes } = await opened('Manage templates');
  const verb = async (name: string) => {
    await view.getByRole('button', { name: 'More for Quiet week' }).click();
    await view.getByRole('menuitem', { name }).click();
  };
  await expect.element(box.getByText('Week · 3 shifts · 30 h').first()).toBeVisible();
  await expect.element(view.getByRole('button', { name: 'More for Storm' })).not.toBeInTheDocument();
  await verb('Rename…');
  const naming = view.getByRole('dialog', { name: 'Rename “Quiet week”' });
  await naming.getByRole('textbox', { name: 'Name' }).fill('Calm week');
  await naming.getByRole('button', { name: 'Rename' }).click();
  await expect.poll(writes).toEqual([['PATCH', one, { name: 'Calm week' }]]);
  await expect.element(view.getByText('Now called “Calm week”')).toBeVisible();
  await expect.element(naming).not.toBeInTheDocument();
  await verb('Offer to every project');
  await expect.poll(() => writes().at(-1)).toEqual(['PATCH', one, { shared: true }]);
  await verb('Delete');
  await expect.poll(() => writes().at(-1)?.[0]).toBe('DELETE');
  await expect.element(view.getByText('“Quiet week” deleted')).toBeVisible();
  await view.getByRole('button', { name: /Undo/ }).last().click();
  await expect.poll(() => writes().at(-1)?.slice(0, 2)).toEqual(['POST', `${one}/restore`]);
});

test('from the list a template is used, or saved over with the days that are looked at', async () => {
  const { view, box } = await opened('Manage templates');
  await view.getByRole('button', { name: 'More for Quiet week' }).click();
  await view.getByRole('menuitem', { name: 'Save over…' }).click();
  const saving = view.getByRole('dialog', { name: 'Save over “Quiet week”' });
  await expect.element(saving.getByRole('textbox', { name: 'Name' })).toHaveValue('Quiet week');
  await saving.getByRole('button', { name: 'Cancel' }).click();
  await expect.element(box).not.toBeInTheDocument();
});
