import { afterEach, beforeEach, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import type { OpsLogTemplate } from '#contract/ops-log/template-shapes.ts';
import { recordId, showLog } from '../../../../test/ops-log.tsx';

beforeEach(() => page.viewport(1440, 900));
afterEach(() => localStorage.clear());

const template = (number: number, different: Partial<OpsLogTemplate> = {}): OpsLogTemplate => ({
  ...{ id: recordId(900 + number), version: 1, project_id: null, used: true, type: 'equipment' },
  ...{ name: `Template ${number}`, title: '', body: '', severity: null, tags: [], follow_up_days: null },
  preset: null,
  ...different,
});
const DEFECT = template(1, {
  name: 'Defect',
  title: 'Defect',
  body: 'Item:\n\nReplaced by:',
  severity: 'sev4',
});
const FIRE = template(2, {
  type: 'incident',
  name: 'Fire',
  title: 'Fire alarm',
  body: 'Zone:',
  severity: 'sev2',
});
const THIEF = template(3, { type: 'incident', name: 'Thief', body: 'Seen where:', tags: ['theft'] });
const OVERRULED = template(4, { name: 'Elsewhere', body: 'Not here', used: false });

const show = async () => {
  const shown = await showLog([], {
    'GET /templates': () => ({
      body: { data: [DEFECT, FIRE, THIEF, OVERRULED], before: null, after: null },
    }),
  });
  const { view } = shown;
  const title = view.getByRole('textbox', { name: 'What happened' });
  await expect.element(title).toBeVisible();
  const choose = async (label: string, option: string) =>
    userEvent.selectOptions(view.getByRole('combobox', { name: label, exact: true }), option);
  return { ...shown, title, details: view.getByRole('textbox', { name: 'Details' }), choose };
};

test('the type that is chosen brings its template where nothing is typed, and takes it along again', async () => {
  const { title, details, choose, view } = await show();
  await choose('Type', 'Equipment');
  await expect.element(details).toHaveValue('Item:\n\nReplaced by:');
  await expect.element(title).toHaveValue('Defect');
  await expect.element(view.getByRole('combobox', { name: 'Severity' })).toHaveValue('sev4');
  await choose('Type', 'Visitor');
  await expect.element(title).toHaveValue('');
  await expect.element(view.getByRole('combobox', { name: 'Severity' })).toHaveValue('info');
});

test('what somebody typed stays, whatever they choose afterwards', async () => {
  const { title, details, choose } = await show();
  await choose('Type', 'Equipment');
  await details.fill('Radio 7 is dead');
  await title.fill('Radio');
  await choose('Type', 'Incident');
  await choose('Start from', 'Fire');
  await expect.element(details).toHaveValue('Radio 7 is dead');
  await expect.element(title).toHaveValue('Radio');
});

test('of several templates one is chosen, by its name in the title too', async () => {
  const { title, details, choose, view, asked } = await show();
  await choose('Type', 'Incident');
  await expect.element(title).toHaveValue('');
  await choose('Start from', 'Thief');
  await expect.element(details).toHaveValue('Seen where:');
  await title.click();
  await userEvent.keyboard('/fire Smoke at berth 7');
  await expect.element(details).toHaveValue('Zone:');
  await expect.element(title).toHaveValue('Smoke at berth 7');
  await view.getByRole('button', { name: 'Write', exact: true }).click();
  await expect
    .poll(() => asked.find(({ method }) => method === 'POST')?.body)
    .toMatchObject({
      ...{ type: 'incident', severity: 'sev2', title: 'Smoke at berth 7', body: 'Zone:', tags: [] },
    });
});

test('by keyboard a type brings the questions and leaves the title to whoever types it; Enter goes to the first answer', async () => {
  const { title, details } = await show();
  await title.click();
  await userEvent.keyboard('/equipment Radio 7{Enter}');
  await expect.element(details).toHaveFocus();
  await userEvent.keyboard('Radio');
  await expect.element(details).toHaveValue('Item:\nRadio\nReplaced by:');
  await expect.element(title).toHaveValue('Radio 7');
});

test('whoever goes on without a title gets the template’s', async () => {
  const { title, details } = await show();
  await title.click();
  await userEvent.keyboard('/equipment {Enter}');
  await expect.element(details).toHaveFocus();
  await expect.element(title).toHaveValue('Defect');
});

test('tags are spelled as they are in the log already, from the title and from the field', async () => {
  const tags = ['Gate', 'radio'].map((tag) => ({ tag, entries: 2 }));
  const { view, asked } = await showLog([], { 'GET /tags': () => ({ body: { data: tags } }) });
  const title = view.getByRole('textbox', { name: 'What happened' });
  await expect.element(title).toBeVisible();
  await expect.poll(() => asked.some(({ path }) => path.endsWith('/tags'))).toBe(true);
  await title.click();
  await userEvent.keyboard('#gate Barrier open{Enter}');
  const field = view.getByLabelText('Tags');
  await field.click();
  await expect.element(view.getByRole('option', { name: 'radio' })).toBeVisible();
  await userEvent.keyboard('RADIO{Enter}GATE{Enter}new{Enter}');
  await view.getByRole('button', { name: 'Write', exact: true }).click();
  await expect
    .poll(() => asked.find(({ method }) => method === 'POST')?.body)
    .toMatchObject({ title: 'Barrier open', tags: ['Gate', 'radio', 'new'] });
});
