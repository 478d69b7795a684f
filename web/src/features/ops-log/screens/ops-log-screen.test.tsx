import { beforeEach, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import type { Rule } from '#contract/access/policy.ts';
import type { OpsLogEntryWhole } from '#contract/ops-log/shapes.ts';
import { incident, record, recordId, showLog, whole } from '../../../../test/ops-log.tsx';
import { toast } from '../../../ui/feedback/toast/toast.ts';

beforeEach(() => {
  localStorage.clear();
  toast.clear();
  return page.viewport(1440, 900);
});

test('days are headings, and each record says when, what, how grave, by whom and where', async () => {
  const { view } = await showLog([
    incident('open', { location: 'Berth 7', tags: ['fence'], people: [{ id: 'x', name: 'Tom Wrona' }] }),
    record(3, { occurred_at: '2026-11-19T21:00:00.000Z', follow_up: FOLLOW_UP }),
  ]);
  const first = view.getByRole('article', { name: 'Fence cut at berth 7' });
  await expect.element(first).toBeVisible();
  const days = view.getByRole('heading', { level: 2 }).elements();
  expect(days.map(({ textContent }) => textContent)).toEqual(['Fri 20 Nov', 'Thu 19 Nov']);
  for (const words of ['Sev 2', 'Open', 'Aisha Khan', 'Berth 7', 'About Tom Wrona', '#7'])
    await expect.element(first.getByText(words, { exact: true })).toBeVisible();
  await expect
    .element(first.getByRole('link', { name: '#fence' }))
    .toHaveAttribute('href', expect.stringContaining('?tag=fence'));
  await expect.element(view.getByText('Aisha Khan, overdue since 1 Nov')).toBeVisible();
});

const FOLLOW_UP = {
  ...{ owner: { id: recordId(1), name: 'Aisha Khan' }, due: '2020-11-01' },
  state: 'open' as const,
};

test('a correction says what was and what should have been, and leads to its entry', async () => {
  const entry = record(4, {
    title: 'Gate 3 open',
    corrected_by: [{ id: recordId(5), sequence: 5 }],
  });
  const correction = record(5, { title: 'Gate 4 open', corrects: { id: entry.id, sequence: 4 } });
  const { view, address } = await showLog([correction, entry]);
  const row = view.getByRole('article', { name: 'Gate 4 open' });
  await expect.element(row.getByText('Gate 3 open')).toBeVisible();
  await expect.element(view.getByText('Corrected by #5')).toBeVisible();
  await row.getByRole('button', { name: 'Corrects #4' }).click();
  expect(address()).toContain(`entry=${entry.id}`);
  await expect.element(view.getByRole('dialog', { name: '#4 · Note' })).toBeVisible();
});

test('filters stand in the address and go to the API; where nothing fits, clearing them helps', async () => {
  const { view, asked, address } = await showLog([], {}, { at: '?type=incident&open=yes&from=2026-11-02' });
  await expect.element(view.getByText('Nothing matches these filters')).toBeVisible();
  const sent = asked.find(({ path }) => path.endsWith('/ops-log'))?.query;
  expect([sent?.get('type'), sent?.get('open')]).toEqual(['incident', 'yes']);
  expect(sent?.get('from')).toMatch(/^2026-11-0[12]T/);
  await view.getByRole('button', { name: /Clear/ }).first().click();
  await expect.element(view.getByText('Nothing is written down yet')).toBeVisible();
  expect(address()).not.toContain('?');
});

/** Sees the project, and nothing else. */
const SEES: Rule[] = [['p', 'member', 'P', '/projects/:id', 'read', 'allow']];

test('whom no rule lets read is told so, and why', async () => {
  const refused = {
    code: 'forbidden',
    message: 'You may not read this.',
    fields: [],
    rule: 'no-rule-allows',
  };
  const why = { message: 'No rule of yours allows it.' };
  const { view } = await showLog(
    [],
    { 'GET ': () => ({ status: 403, body: { ...refused, why, request_id: '1' } }) },
    { role: 'member', rules: SEES },
  );
  await expect.element(view.getByText('You may not read this.')).toBeVisible();
  await view.getByRole('button', { name: 'Why?' }).click();
  await expect.element(view.getByText('No rule of yours allows it.')).toBeVisible();
  expect(view.getByRole('textbox').elements()).toEqual([]);
});

test('whoever is on shift there writes, though no rule says so', async () => {
  const { view } = await showLog([record(1)], {}, { role: 'member', rules: SEES });
  await expect.element(view.getByRole('textbox', { name: 'What happened' })).toBeVisible();
});

test('verifying says how many records hold, and where the chain ends', async () => {
  const head = { sequence: 12, hash: 'b'.repeat(64) };
  const { view } = await showLog([record(1)], {
    'GET /verification': () => ({ body: { intact: true, records: 12, head, fault: null } }),
  });
  await view.getByRole('button', { name: 'Verify' }).click();
  await expect.element(view.getByText('The chain is intact')).toBeVisible();
  await expect.element(view.getByText(/^12 records were checked/)).toBeVisible();
  await expect.element(view.getByText(head.hash)).toBeVisible();
});

test('a broken chain is named by its place and in words', async () => {
  const fault = { sequence: 9, record_id: recordId(9), why: 'altered' };
  const { view } = await showLog([record(1)], {
    'GET /verification': () => ({ body: { intact: false, records: 8, head: null, fault } }),
  });
  await view.getByRole('button', { name: 'Verify' }).click();
  await expect.element(view.getByText('The chain is broken')).toBeVisible();
  await expect.element(view.getByText('Record #9')).toBeVisible();
  await expect.element(view.getByText(/something in it was changed/)).toBeVisible();
  await expect.element(view.getByText(/^Everything before record #9 holds/)).toBeVisible();
});

test('where lists show something else than the chain says, that is told apart from a broken chain', async () => {
  const fault = { sequence: 9, record_id: recordId(9), why: 'state' };
  const head = { sequence: 12, hash: 'b'.repeat(64) };
  const { view } = await showLog([record(1)], {
    'GET /verification': () => ({ body: { intact: false, records: 12, head, fault } }),
  });
  await view.getByRole('button', { name: 'Verify' }).click();
  await expect.element(view.getByText('The chain holds, but lists show something else')).toBeVisible();
  await expect.element(view.getByText('Record #9')).toBeVisible();
  await expect.element(view.getByText(/isn’t what the chain says/)).toBeVisible();
  await expect.element(view.getByText(/^All records are as they were written \(12 checked\)/)).toBeVisible();
});

test('an address leads to an entry with its steps and how long they took', async () => {
  const entry = incident('acknowledged');
  const step: OpsLogEntryWhole['steps'][number] = {
    kind: 'incident',
    ...{ id: recordId(8), sequence: 8, state: 'acknowledged', note: 'On my way' },
    ...{ root_cause: null, occurred_at: entry.occurred_at, recorded_at: entry.recorded_at },
    ...{ author: { id: 'y', name: 'Tom Wrona' }, hash: 'c'.repeat(64) },
  };
  const { view } = await showLog(
    [],
    { [`GET /${entry.id}`]: () => ({ body: whole(entry, { steps: [step] }) }) },
    { at: `?entry=${entry.id}` },
  );
  const box = view.getByRole('dialog', { name: '#7 · Incident' });
  await expect.element(box.getByText('4 min')).toBeVisible();
  await expect.element(box.getByText('Not yet')).toBeVisible();
  await expect.element(box.getByText('On my way')).toBeVisible();
  await expect.element(box.getByText(/acknowledged it/)).toBeVisible();
});
