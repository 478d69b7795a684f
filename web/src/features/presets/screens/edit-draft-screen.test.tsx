import { beforeEach, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import type { PresetKind } from '#contract/presets/states.ts';
import { presetDetail, presetReads, revisionDetail, WITH_DRAFT } from '../../../../test/preset-answers.ts';
import { type Asked, renderScreen } from '../../../../test/render-screen.tsx';
import { EditDraftScreen } from './edit-draft-screen.tsx';

const draftOf = (payload: Record<string, unknown>) =>
  revisionDetail(1, payload, { status: 'draft', published_at: null, version: 7 });

type Answer = { status?: number; body?: unknown };

const show = (
  kind: PresetKind,
  revisions = [draftOf({})],
  write: (asked: Asked) => Answer = () => ({ body: revisions[0] }),
  before: () => void = () => undefined,
) =>
  renderScreen({
    screen: () => {
      before();
      return <EditDraftScreen id="p1" />;
    },
    search: () => ({}),
    at: '/admin/presets/p1/edit',
    answer: (asked) =>
      asked.method === 'GET' ? presetReads(presetDetail({ kind }), revisions)(asked) : write(asked),
  });

const bodies = (asked: readonly Asked[]) =>
  asked.filter(({ method }) => method === 'PATCH').map(({ body }) => body);

const refusal = (fields: { field: string; message: string }[]): Answer => ({
  status: 422,
  body: {
    ...{ code: 'rule_broken', message: 'Some fields need another value.', rule: 'preset-payload' },
    ...{ fields, request_id: 'r' },
  },
});

beforeEach(() => page.viewport(1280, 1000));

test('a field is set, locked and sent; what isn’t set is nobody’s business', async () => {
  const { view, asked, address } = await show('project');
  await view.getByRole('button', { name: 'Set Priority' }).click();
  await view.getByRole('combobox', { name: 'Priority' }).click();
  await view.getByRole('option', { name: 'High' }).click();
  await view.getByRole('button', { name: 'Lock Priority' }).click();
  await view.getByLabelText('What is new').fill('First');
  await view.getByRole('button', { name: 'Save draft' }).click();
  await expect.poll(address).toBe('/admin/presets/p1');
  expect(bodies(asked)).toEqual([{ payload: { priority: 'high' }, locked: ['/priority'], note: 'First' }]);
});

test('a field that is left open again is unlocked too', async () => {
  const { view, asked } = await show('project', [
    { ...draftOf({ priority: 'high', hard_cap: true }), locked: ['/priority'] },
  ]);
  await view.getByRole('button', { name: 'Leave Priority open' }).click();
  await expect.element(view.getByRole('button', { name: 'Set Priority' })).toHaveFocus();
  await view.getByRole('button', { name: 'Save draft' }).click();
  await expect.poll(() => bodies(asked)).toEqual([{ payload: { hard_cap: true }, locked: [], note: '' }]);
});

test('rows are added and moved; what the API refuses of one stands beside its field', async () => {
  const message = 'Use at most 12 characters.';
  const { view, asked } = await show('calculator', [draftOf({})], () =>
    refusal([{ field: 'payload.lines.1.service_code', message }]),
  );
  await view.getByRole('button', { name: 'Set Lines' }).click();
  for (const name of ['Guard', 'Lead']) {
    await view.getByRole('button', { name: 'Add line' }).click();
    await view.getByLabelText('Name').last().fill(name);
    await view.getByLabelText('Quantity').last().fill('12,5');
  }
  await view.getByRole('button', { name: 'Move Line 2 up' }).click();
  await view.getByRole('button', { name: 'Save draft' }).click();
  const code = view.getByRole('group', { name: 'Line 2' }).getByLabelText('Service code');
  await expect.element(code).toHaveAccessibleDescription(message);
  await expect.element(view.getByRole('link', { name: `Line 2, Service code: ${message}` })).toBeVisible();
  expect(
    bodies(asked)[0].payload.lines.map((line: { name: string; quantity: string }) => line),
  ).toMatchObject([
    { name: 'Lead', quantity: '12.5', service_code: null },
    { name: 'Guard', quantity: '12.5', unit: 'hour' },
  ]);
});

test('a target within a calculation is said by its own field', async () => {
  const { view, asked } = await show('calculator', [draftOf({ tax_pct: '20' })]);
  await view.getByRole('button', { name: 'Set Margin to reach' }).click();
  await view.getByLabelText('Margin to reach').fill('22,5');
  await view.getByRole('button', { name: 'Save draft' }).click();
  await expect
    .poll(() => bodies(asked)[0]?.payload)
    .toEqual({ tax_pct: '20', target: { margin_pct: '22.5' } });
});

test('a number that is missing is told before anything is sent', async () => {
  const { view, asked } = await show('ops_log', [draftOf({ follow_up_days: null, title: 'Injury' })]);
  await view.getByRole('button', { name: 'Save draft' }).click();
  await expect.poll(() => bodies(asked).length).toBe(1);
  await view.unmount();
  const account = await show('account_plan', [draftOf({ period_months: null })]);
  await account.view.getByRole('button', { name: 'Save draft' }).click();
  await expect
    .element(account.view.getByLabelText('A plan runs for'))
    .toHaveAccessibleDescription('Enter a number.');
  expect(bodies(account.asked)).toEqual([]);
});

test('skills of a shift are typed with their level', async () => {
  const shift = { weekday: 1, start: '22:00', end: '06:00', break_min: 0, headcount: 1, skills: [] };
  const { view, asked } = await show('roster', [
    draftOf({ shifts: [{ ...shift, note: '', site: null, service_code: 'GUARD', role: null }] }),
  ]);
  await view.getByLabelText('Skills').first().fill('First aid 2');
  await userEvent.keyboard('{Enter}');
  await view.getByRole('button', { name: 'Save draft' }).click();
  await expect
    .poll(() => bodies(asked)[0]?.payload.shifts[0].skills)
    .toEqual([{ skill: 'First aid', level: 2 }]);
});

test('what was typed is there again when the page is left and opened', async () => {
  const first = await show('project');
  await first.view.getByRole('button', { name: 'Set Tags' }).click();
  await first.view.getByLabelText('What is new').fill('Half a thought');
  await expect.poll(() => Object.values({ ...localStorage }).join()).toContain('Half a thought');
  const kept = { ...localStorage };
  await first.view.unmount();
  const { view } = await show('project', [draftOf({})], undefined, () => Object.assign(localStorage, kept));
  await expect.element(view.getByLabelText('What is new')).toHaveValue('Half a thought');
  await expect.element(view.getByRole('button', { name: 'Leave Tags open' })).toBeVisible();
});

test('where there is no draft any more, the page says so and leads to the preset', async () => {
  const { view } = await show('project', WITH_DRAFT.slice(1));
  await expect.element(view.getByRole('link', { name: 'To the preset' })).toBeVisible();
});
