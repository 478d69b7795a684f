import { beforeEach, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { APPLIED, LISTED, PRESET_ID } from '../../../../../test/applied-presets.ts';
import { shownRoster } from '../../../../../test/roster-screen.tsx';
import { PLAN, QUIET } from '../../../../../test/template-answers.ts';

beforeEach(() => page.viewport(1440, 900));

const TEMPLATES = '/roster/templates';
const of = `${TEMPLATES}/${QUIET.id}/preset`;
const shift = (weekday: number, headcount: number) => ({
  ...{ weekday, start: '22:00', end: '06:00', break_min: 45, headcount, skills: [], note: '' },
  ...{ site: null, role: null, service_code: 'GUARD' },
});
const STEP = { path: '/shifts', before: [shift(1, 1)], after: [shift(1, 1), shift(3, 2)] };
const FROM = { ...QUIET, preset: { ...APPLIED, locked: [], drifted: 1 } };

type Given = { templates?: (typeof QUIET)[]; step?: object; refused?: object; role?: string };

/** The box of templates, over the roster. */
const managing = async ({ templates = [FROM], step = {}, refused, role = 'admin' }: Given = {}) => {
  const shown = await shownRoster(
    {},
    (path, { method }) => {
      if (path === '/presets')
        return { body: { data: [{ ...LISTED, kind: 'roster' }], before: null, after: null } };
      if (path === TEMPLATES && method === 'GET')
        return { body: { data: templates, before: null, after: null } };
      if (path === `${of}/preview`)
        return {
          body: { version: QUIET.version, steps: [{ ...STEP, reason: 'followed', taken: true, ...step }] },
        };
      if (path === of && method === 'GET') return { body: { applied: FROM.preset, drift: [] } };
      if (method !== 'GET' && refused) return { status: 422, body: refused };
      if (path === of && method === 'DELETE') return { status: 204 };
      return path.startsWith(TEMPLATES) ? { body: { ...QUIET, plan: [...PLAN] } } : undefined;
    },
    { role },
  );
  await shown.view.getByRole('button', { name: 'More of the roster' }).click();
  await shown.view.getByRole('menuitem', { name: 'Manage templates' }).click();
  const kept = () => shown.writes().filter(([, path]) => !`${path}`.endsWith('/preview'));
  return { ...shown, kept };
};

test('a template says from which revision it is made, and its next one is looked at shift by shift before it comes', async () => {
  const { view, kept } = await managing();
  await expect.element(view.getByRole('link', { name: 'Guarding contract, revision 2' })).toBeVisible();
  await expect.element(view.getByText('1 revision behind')).toBeVisible();
  await view.getByRole('button', { name: 'More for Quiet week' }).click();
  await view.getByRole('menuitem', { name: 'Apply revision 3…' }).click();
  const box = view.getByRole('dialog', { name: 'Apply a preset' });
  const shifts = box.getByRole('listitem');
  await expect
    .element(shifts)
    .toMatchTextContent(/now: Mon · 22:00 – 06:00 · GUARD · 1 place · 45 min break.*Becomes.*Wed.*2 places/);
  await box.getByRole('button', { name: 'Apply revision 3' }).click();
  const body = { preset_id: PRESET_ID, revision: 3, version: QUIET.version, take: [], leave: [] };
  await expect.poll(kept).toEqual([['POST', of, body]]);
  await expect.element(view.getByText('Revision 3 of “Guarding contract” applied')).toBeVisible();
});

test('a template is made from a preset under its name or another; what is missing stands beside the preset', async () => {
  const message = 'This organization has no service “GUARD”, which the preset names.';
  const refused = {
    ...{ code: 'rule_broken', message, rule: 'preset-service', request_id: 'r' },
    fields: [{ field: 'preset_id', message }],
  };
  const { view, kept } = await managing({ templates: [], refused });
  await view.getByRole('button', { name: 'From a preset…' }).click();
  const box = view.getByRole('dialog', { name: 'Make a template from a preset' });
  await box.getByRole('combobox', { name: 'Preset' }).click();
  await view.getByRole('option', { name: /^Guarding contract/ }).click();
  await box.getByRole('textbox', { name: 'Name' }).fill('Nights ');
  await box.getByRole('button', { name: 'Make template' }).click();
  await expect
    .poll(kept)
    .toEqual([['POST', `${TEMPLATES}/from-preset`, { preset_id: PRESET_ID, revision: 3, name: 'Nights' }]]);
  await expect.element(box.getByText(message).first()).toBeVisible();
  await expect.element(box.getByRole('textbox', { name: 'Name' })).toHaveValue('Nights ');
});

test('the preset is taken off after a question', async () => {
  const { view, kept } = await managing();
  await view.getByRole('button', { name: 'More for Quiet week' }).click();
  await view.getByRole('menuitem', { name: 'Remove the preset' }).click();
  await view.getByRole('button', { name: 'Yes' }).click();
  await expect.poll(() => kept().map(([method, path]) => [method, path])).toEqual([['DELETE', of]]);
});
