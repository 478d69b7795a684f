import { beforeEach, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import type { HandoverDraft } from '#contract/ops-log/handover-draft.ts';
import { handover, recordId, showLog } from '../../../../test/ops-log.tsx';
import { toast } from '../../../ui/feedback/toast/toast.ts';

beforeEach(() => {
  localStorage.clear();
  toast.clear();
  return page.viewport(1440, 900);
});

const incidentOf = (sequence: number, title: string): HandoverDraft['incidents'][number] => ({
  ...{ id: recordId(sequence), sequence, title, severity: 'sev2', state: 'open', by: null },
  since: '2026-11-23T13:05:00Z',
});
const SHIFT = { id: recordId(300), day: '2026-11-23', start: '06:00', end: '14:00' };
let draft: HandoverDraft;
beforeEach(() => {
  draft = {
    ...{ at: '2026-11-23T13:50:00Z', since: null, follow_ups: [], disputed: [] },
    shift: { ...SHIFT, service: 'Guarding', site: 'Gate 9' },
    incidents: [incidentOf(12, 'Crane 2 stands')],
    written: { count: 3, named: [] },
  };
});
const answers = { 'GET /handover-draft': () => ({ body: draft }) };
const body = (view: Awaited<ReturnType<typeof showLog>>['view']) =>
  view.getByRole('textbox', { name: 'Details' });
const text = (view: Awaited<ReturnType<typeof showLog>>['view']) => {
  const box = body(view).element();
  return box instanceof HTMLTextAreaElement ? box.value : '';
};

test('a new handover is filled from what is open, with one’s own shift, and sent as it was changed', async () => {
  const { view, asked } = await showLog([], answers);
  await view.getByRole('button', { name: 'New handover' }).click();
  await expect
    .element(body(view))
    .toHaveValue(
      'Open incidents\n- #12 Sev 2 · Crane 2 stands · open since 23 Nov 13:05 · nobody has it\n\nIn the last 24 hours: 3 entries',
    );
  await expect
    .element(view.getByRole('textbox', { name: 'What happened' }))
    .toHaveValue('Handover 06:00 – 14:00');
  await expect.element(view.getByText(/nothing is written down yet/)).toBeVisible();
  await userEvent.type(body(view), '{Control>}{End}{/Control} Keys are in the box.');
  await view.getByRole('button', { name: 'Write' }).click();
  const sent = () => asked.find(({ method }) => method === 'POST')?.body;
  await expect.poll(sent).toMatchObject({ type: 'handover', shift_id: SHIFT.id });
  expect(sent().body).toMatch(/3 entries Keys are in the box\.$/);
});

test('a new handover is filled from what is open, though its type has a template that is there already', async () => {
  const template = (number: number, type: string, words: string) => ({
    ...{ id: recordId(number), version: 1, project_id: null, type, name: `Usual ${type}`, used: true },
    ...{ title: '', body: words, severity: null, tags: [], follow_up_days: null },
  });
  const data = [template(400, 'equipment', 'What broke:'), template(401, 'handover', 'Open items:')];
  const { view } = await showLog([], {
    ...answers,
    'GET /templates': () => ({ body: { data, before: null, after: null } }),
  });
  const begin = view.getByRole('button', { name: 'New handover' });
  await expect.element(begin).toBeVisible();
  // Once one of them is there, both are.
  await expect
    .poll(async () => {
      await view.getByRole('combobox', { name: 'Type' }).selectOptions('note');
      await view.getByRole('combobox', { name: 'Type' }).selectOptions('equipment');
      return text(view);
    })
    .toBe('What broke:');
  await begin.click();
  await expect.poll(() => text(view)).toMatch(/^Open incidents\n- #12 Sev 2 · Crane 2 stands/);
  expect(text(view)).not.toContain('Open items:');
});

test('what came since is taken in below: nothing typed is lost, and what was deleted stays so', async () => {
  const { view } = await showLog([], answers);
  await view.getByRole('button', { name: 'New handover' }).click();
  await expect.poll(() => text(view)).toMatch(/Crane 2 stands/);
  await body(view).fill('Keys are in the box.');
  draft = { ...draft, incidents: [...draft.incidents, incidentOf(14, 'Gate stuck')] };
  await view.getByRole('button', { name: 'Take in what came since' }).click();
  await expect
    .poll(() => text(view))
    .toMatch(/^Keys are in the box\.\n\nCame in until .*\n- #14 Sev 2 · Gate stuck/);
  await expect.poll(() => text(view)).not.toMatch(/Crane/);
  await expect.element(view.getByText(/1 line was put below/)).toBeVisible();
  await view.getByRole('button', { name: 'Take in what came since' }).click();
  await expect.element(view.getByText(/Nothing has come since/)).toBeVisible();
});

test('what was typed before stays, and what is open comes below it once somebody says so', async () => {
  const { view } = await showLog([], answers);
  await view.getByRole('button', { name: 'More' }).click();
  await body(view).fill('Quiet night.');
  await view.getByRole('button', { name: 'New handover' }).click();
  await expect.element(view.getByText(/What you have typed stays/)).toBeVisible();
  await expect.element(body(view)).toHaveValue('Quiet night.');
  await view.getByRole('button', { name: 'Take in what is open' }).click();
  await expect.poll(() => text(view)).toMatch(/^Quiet night\.\n\nOpen incidents/);
});

test('one’s own shift hands over, also where something was typed before', async () => {
  const { view, asked } = await showLog([], answers);
  await view.getByRole('button', { name: 'More' }).click();
  await body(view).fill('Quiet night.');
  await view.getByRole('button', { name: 'New handover' }).click();
  await expect
    .element(view.getByRole('combobox', { name: 'Shift' }))
    .toHaveValue('Mon 23 Nov, 06:00 – 14:00');
  await view.getByRole('textbox', { name: 'What happened' }).fill('Early to late');
  await view.getByRole('button', { name: 'Write' }).click();
  const sent = () => asked.find(({ method }) => method === 'POST')?.body;
  await expect.poll(sent).toMatchObject({ body: 'Quiet night.', shift_id: SHIFT.id });
});

test('whoever comes to hand over has begun, and writes themselves where what is open can’t be read', async () => {
  const { view } = await showLog(
    [],
    { 'GET /handover-draft': () => ({ status: 422, body: { message: 'No.', fields: [] } }) },
    { at: '?write=handover' },
  );
  await expect.element(view.getByText(/You can write the handover yourself/)).toBeVisible();
  await expect.element(view.getByRole('combobox', { name: 'Type' })).toHaveValue('handover');
  await expect.element(body(view)).toHaveValue('');
});

test('whoever coordinates the project lets people check in before they took over, and says why', async () => {
  const waiting = handover('signed_out', {
    rostered_next: [{ id: recordId(200), name: 'Idris Bello' }],
    may: ['waived'],
  });
  const { view, asked } = await showLog([waiting]);
  await view.getByRole('button', { name: 'Let them check in…' }).click();
  const box = view.getByRole('dialog');
  await box.getByRole('button', { name: 'Let them check in' }).click();
  await expect.element(box.getByText('Say why they can’t read it first.').first()).toBeVisible();
  await box.getByLabelText('Note').fill('The gate is empty');
  await box.getByRole('button', { name: 'Let them check in' }).click();
  await expect
    .poll(() => asked.find(({ method }) => method === 'POST')?.body)
    .toMatchObject({ to: 'waived', note: 'The gate is empty' });
});
