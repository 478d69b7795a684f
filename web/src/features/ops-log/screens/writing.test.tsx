import { beforeEach, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { broken, handover, incident, record, recordId, showLog } from '../../../../test/ops-log.tsx';
import { HARBOUR_ID } from '../../../../test/project-detail.ts';
import { toast } from '../../../ui/feedback/toast/toast.ts';

beforeEach(() => {
  localStorage.clear();
  toast.clear();
  return page.viewport(1440, 900);
});

test('an incident is written down by keyboard alone, and the next thing follows', async () => {
  const { view, asked } = await showLog([]);
  const box = view.getByRole('textbox', { name: 'What happened' });
  await expect.element(box).toBeVisible();
  await userEvent.type(box, '/inc !2 #gate Fence cut');
  await expect.element(view.getByRole('combobox', { name: 'Type' })).toHaveValue('incident');
  await expect.element(view.getByRole('combobox', { name: 'Severity' })).toHaveValue('sev2');
  await userEvent.keyboard('{Enter}');
  await expect.element(view.getByRole('textbox', { name: 'Details' })).toHaveFocus();
  await userEvent.keyboard('Nothing taken.{Control>}{Enter}{/Control}');
  await expect.element(box).toHaveValue('');
  await expect.element(box).toHaveFocus();
  const sent = asked.find(({ method }) => method === 'POST')?.body;
  expect(sent).toMatchObject({
    ...{ type: 'incident', severity: 'sev2', title: 'Fence cut', body: 'Nothing taken.', tags: ['gate'] },
    ...{ location: null, follow_up: null },
  });
  expect(sent.client_uuid).toMatch(/^[0-9a-f-]{36}$/);
  expect(Object.keys(localStorage).filter((key) => key.includes('ops-log'))).toEqual([]);
});

test('what is refused is said at its field, and sent again it lands under the same name', async () => {
  const future = broken('occurred-in-future', 'occurred_at', 'This has not happened yet.');
  const { view, asked } = await showLog([], { 'POST ': () => future });
  const box = view.getByRole('textbox', { name: 'What happened' });
  await expect.element(box).toBeVisible();
  await userEvent.type(box, 'Gate 3 open');
  await view.getByRole('button', { name: 'More' }).click();
  await view.getByLabelText('Time').fill('23:59');
  await view.getByRole('button', { name: 'Write' }).click();
  await expect.element(view.getByLabelText('Time')).toHaveAccessibleDescription(/has not happened yet/);
  await expect.element(box).toHaveValue('Gate 3 open');
  await view.getByRole('button', { name: 'Write' }).click();
  await expect.poll(() => asked.filter(({ method }) => method === 'POST').length).toBe(2);
  const [first, second] = asked.filter(({ method }) => method === 'POST').map(({ body }) => body);
  expect(second.client_uuid).toBe(first.client_uuid);
  const kept = () => Object.keys(localStorage).find((key) => key.includes(`ops-log.${HARBOUR_ID}`));
  await expect.poll(() => localStorage.getItem(kept() ?? '')).toContain('Gate 3 open');
});

test('an incident is acknowledged in one press', async () => {
  const { view, asked } = await showLog([incident('open')]);
  await view.getByRole('button', { name: 'Acknowledge' }).click();
  await expect.poll(() => asked.filter(({ method }) => method === 'POST')).toHaveLength(1);
  const sent = asked.find(({ method }) => method === 'POST');
  expect(sent?.path).toContain(`/${recordId(7)}/incident-steps`);
  expect(sent?.body).toEqual({ to: 'acknowledged', client_uuid: expect.any(String) });
});

test('a grave incident closes with its cause alone, and a refusal for want of a second person is said', async () => {
  const said = 'Somebody else has to close sev1 and sev2.';
  const { view, asked } = await showLog([incident('resolved')], {
    [`POST /${recordId(7)}/incident-steps`]: () => broken('second-person', '', said),
  });
  await view.getByRole('button', { name: 'Close…' }).click();
  const box = view.getByRole('dialog', { name: 'Close incident #7' });
  await box.getByRole('button', { name: 'Close the incident' }).click();
  const cause = box.getByRole('textbox', { name: 'Root cause' });
  await expect.element(cause).toHaveAccessibleDescription(/Say what caused it/);
  expect(asked.filter(({ method }) => method === 'POST')).toEqual([]);
  await cause.fill('No patrol on Sundays');
  await box.getByRole('button', { name: 'Close the incident' }).click();
  await expect.element(box.getByText(said)).toBeVisible();
  await expect.element(cause).toHaveValue('No patrol on Sundays');
});

test('a correction begins with what is valid, and shows what will differ', async () => {
  const entry = record(4, { title: 'Gate 3 open', body: 'Since eight' });
  const { view, asked } = await showLog([entry], {}, { at: `?entry=${entry.id}` });
  await view.getByRole('button', { name: 'Correct…' }).click();
  const box = view.getByRole('dialog', { name: 'Correct #4' });
  await expect.element(box.getByText('Nothing is different yet.')).toBeVisible();
  await expect.element(box.getByRole('button', { name: 'Write the correction' })).toBeDisabled();
  await box.getByRole('textbox', { name: 'What happened' }).fill('Gate 4 open');
  await expect.element(box.getByText('Gate 3 open')).toBeVisible();
  await box.getByRole('button', { name: 'Write the correction' }).click();
  await expect.poll(() => asked.filter(({ method }) => method === 'POST')).toHaveLength(1);
  expect(asked.find(({ method }) => method === 'POST')?.body).toMatchObject({
    ...{ title: 'Gate 4 open', body: 'Since eight', occurred_at: entry.occurred_at },
  });
});

test('a correction from a draft that another tab has sent goes under a name of its own, and keeps its words', async () => {
  const entry = record(4, { title: 'Gate 3 open' });
  const said = broken(
    'client-uuid-taken',
    'client_uuid',
    'Something else was sent under this id: make a new one.',
  );
  const { view, asked } = await showLog(
    [entry],
    { [`POST /${entry.id}/corrections`]: () => said },
    { at: `?entry=${entry.id}` },
  );
  await view.getByRole('button', { name: 'Correct…' }).click();
  const box = view.getByRole('dialog', { name: 'Correct #4' });
  const title = box.getByRole('textbox', { name: 'What happened' });
  await title.fill('Gate 5 open');
  const write = box.getByRole('button', { name: 'Write the correction' });
  await write.click();
  await expect.element(box.getByText(/^Another correction was sent from this draft/)).toBeVisible();
  await expect.element(title).toHaveValue('Gate 5 open');
  await write.click();
  const names = () => asked.filter(({ method }) => method === 'POST').map(({ body }) => body.client_uuid);
  await expect.poll(names).toHaveLength(2);
  expect(new Set(names()).size).toBe(2);
});

test('a follow-up is done, and the toast takes it back', async () => {
  const follow_up = {
    owner: { id: recordId(1), name: 'Aisha Khan' },
    due: '2026-11-30',
    state: 'open',
  } as const;
  const { view, asked } = await showLog([record(4, { follow_up })]);
  await view.getByRole('button', { name: 'Done' }).click();
  await view.getByRole('button', { name: /Undo/ }).click();
  await expect
    .poll(() => asked.filter(({ method }) => method === 'POST').map(({ body }) => body.to))
    .toEqual(['done', 'open']);
});

test('on a phone a thumb opens a box with big targets and verbs at its lower edge', async () => {
  await page.viewport(360, 780);
  const { view, asked } = await showLog([]);
  await view.getByRole('button', { name: 'Write' }).click();
  const box = view.getByRole('dialog', { name: 'Write into the ops-log' });
  await box.getByRole('textbox', { name: 'What happened' }).fill('Fence cut');
  await box.getByRole('radio', { name: 'Incident' }).click();
  await box.getByRole('radio', { name: 'Sev 1' }).click();
  const verb = box.getByRole('button', { name: 'Write' });
  expect(verb.element().getBoundingClientRect().bottom).toBeGreaterThan(700);
  await verb.click();
  await expect
    .poll(() => asked.find(({ method }) => method === 'POST')?.body)
    .toMatchObject({
      ...{ title: 'Fence cut', type: 'incident', severity: 'sev1' },
    });
});

test('a handover is disputed with a reason alone', async () => {
  const { view, asked } = await showLog([handover('signed_out', { may: ['acknowledged', 'disputed'] })]);
  await view.getByRole('button', { name: 'Dispute…' }).click();
  const box = view.getByRole('dialog', { name: 'Dispute handover #4' });
  await box.getByRole('button', { name: 'Dispute' }).click();
  const note = box.getByRole('textbox', { name: 'Note' });
  await expect.element(note).toHaveAccessibleDescription(/Say what is wrong or missing/);
  await note.fill('The key of gate 9 is missing');
  await box.getByRole('button', { name: 'Dispute' }).click();
  await expect
    .poll(() => asked.find(({ method }) => method === 'POST')?.body)
    .toMatchObject({ to: 'disputed', note: 'The key of gate 9 is missing' });
});

test('a handover that waits names who is rostered next, and offers its verbs to nobody else', async () => {
  const rostered_next = [
    { id: recordId(1), name: 'Ben Achterberg' },
    { id: recordId(2), name: 'Daniel Osei' },
  ];
  const { view } = await showLog([handover('signed_out', { rostered_next })]);
  const row = view.getByRole('article', { name: 'Night to day' });
  await expect.element(row.getByText('Waits for Ben Achterberg, Daniel Osei')).toBeVisible();
  expect(row.getByRole('button').elements()).toHaveLength(1);
});

test('on a phone a toast stands above the verb at the lower edge, so that both can be pressed', async () => {
  await page.viewport(360, 780);
  const { view } = await showLog([incident('open')]);
  const verb = view.getByRole('button', { name: 'Write' });
  await expect.element(verb).toBeVisible();
  toast.show({ title: 'Written down' });
  await expect.element(view.getByText('Written down')).toBeVisible();
  const shown = view.getByText('Written down').element().closest('section')?.getBoundingClientRect();
  const { top, bottom } = verb.element().getBoundingClientRect();
  expect(shown?.bottom).toBeLessThanOrEqual(top);
  expect(bottom).toBeLessThanOrEqual(780);
});
