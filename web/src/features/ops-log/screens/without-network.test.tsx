import { onlineManager } from '@tanstack/react-query';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { broken, incident, record, recordId, showLog, whole } from '../../../../test/ops-log.tsx';
import { HARBOUR_ID } from '../../../../test/project-detail.ts';
import type { Asked } from '../../../../test/render-screen.tsx';
import { learnClock } from '../../../platform/offline/device-clock.ts';
import { keepSending } from '../../../platform/offline/unsent/keep-sending.ts';
import { readUnsent, unsent } from '../../../platform/offline/unsent/unsent.ts';
import { forgetWrites } from '../../../platform/offline/unsent/write-store.ts';
import { deviceStore } from '../../../platform/storage.ts';
import { toast } from '../../../ui/feedback/toast/toast.ts';

const stops: (() => void)[] = [];
beforeEach(async () => {
  localStorage.clear();
  toast.clear();
  await forgetWrites('ada');
  await page.viewport(1440, 900);
});
afterEach(() => {
  for (const stop of stops.splice(0)) stop();
  vi.useRealTimers();
  onlineManager.setOnline(true);
});

type Answers = Parameters<typeof showLog>[1];
type Given = Parameters<typeof showLog>[2];

/** A log that was read before the network went. */
async function offlineLog(entries: Parameters<typeof showLog>[0], answers: Answers = {}, given: Given = {}) {
  const shown = await showLog(entries, answers, given);
  await readUnsent();
  const { view, asked } = shown;
  await expect.element(view.getByRole('textbox', { name: 'What happened' })).toBeVisible();
  if (entries[0]) await expect.element(view.getByRole('article').first()).toBeVisible();
  onlineManager.setOnline(false);
  const write = async (words: string) => {
    const box = view.getByRole('textbox', { name: 'What happened' });
    await userEvent.type(box, words);
    await view.getByRole('button', { name: 'Write', exact: true }).click();
    await expect.element(box).toHaveValue('');
  };
  const comeBack = () => {
    onlineManager.setOnline(true);
    stops.push(keepSending({ whenStale: async () => null, whenLanded: async () => undefined }));
  };
  const posts = () => asked.filter(({ method }) => method === 'POST');
  return { ...shown, write, comeBack, posts };
}

/** Answers an entry as the API makes it of what was sent. */
const written = ({ body: { by_clock: _, follow_up: _none, ...said } }: Asked) => ({
  status: 201,
  body: whole(record(51, { ...said, id: recordId(51) })),
});

test('an incident and a note written without a network stand in the log at once, and are sent in order, once', async () => {
  const { view, write, comeBack, posts } = await offlineLog([record(1)], { 'POST ': written });
  const before = Date.now();
  await write('/incident !2 Fence cut');
  await write('Police called');
  const fence = view.getByRole('article', { name: 'Fence cut' });
  await expect.element(fence.getByText('Sev 2')).toBeVisible();
  await expect.element(fence.getByText('Will be sent when there is a network')).toBeVisible();
  await expect.element(fence.getByText('Not sent yet')).toBeVisible();
  const titles = () =>
    view
      .getByRole('article')
      .elements()
      .map((one) => one.getAttribute('aria-label'));
  expect(titles()).toEqual(['Police called', 'Fence cut', 'Record 1']);
  expect(posts()).toEqual([]);
  comeBack();
  await expect.poll(() => unsent.now().writes).toEqual([]);
  expect(posts().map(({ body }) => [body.title, body.type, body.by_clock])).toEqual([
    ['Fence cut', 'incident', true],
    ['Police called', 'note', true],
  ]);
  const [first, second] = posts().map(({ body }) => body);
  expect(first.client_uuid).not.toBe(second.client_uuid);
  expect(Date.parse(first.occurred_at)).toBeGreaterThanOrEqual(before);
  expect(Date.parse(second.occurred_at)).toBeGreaterThanOrEqual(Date.parse(first.occurred_at));
});

test('an incident that was written offline is acknowledged offline, and the step goes to the id that the API gave', async () => {
  const { view, write, comeBack, posts } = await offlineLog([], {
    'POST ': written,
    [`POST /${recordId(51)}/incident-steps`]: () => ({ body: whole(incident('acknowledged')) }),
  });
  await write('/incident !3 Pump stopped');
  const row = view.getByRole('article', { name: 'Pump stopped' });
  await row.getByRole('button', { name: 'Acknowledge' }).click();
  await expect.element(row.getByText('Acknowledged')).toBeVisible();
  comeBack();
  await expect.poll(() => unsent.now().writes).toEqual([]);
  expect(posts().map(({ path }) => path.replace(`/projects/${HARBOUR_ID}/ops-log`, ''))).toEqual([
    '',
    `/${recordId(51)}/incident-steps`,
  ]);
  expect(posts()[1]?.body).toMatchObject({ to: 'acknowledged', by_clock: true });
});

test('what the API refuses stays with its words, is mended and sent again, or thrown away after a question', async () => {
  let isMended = false;
  const { view, write, comeBack, posts } = await offlineLog([], {
    'POST ': (asked) =>
      isMended ? written(asked) : broken('outside-shift', 'occurred_at', 'You were not on shift then.'),
  });
  await write('Gate 3 open');
  await write('Gate 4 open');
  comeBack();
  const row = view.getByRole('article', { name: 'Gate 3 open' });
  await expect.element(row.getByText('Not written down: You were not on shift then.')).toBeVisible();
  const other = view.getByRole('article', { name: 'Gate 4 open' });
  await other.getByRole('button', { name: 'Throw away…' }).click();
  await expect.element(view.getByText('Throw away what you wrote?')).toBeVisible();
  await view.getByRole('button', { name: 'Yes' }).click();
  await expect.element(other).not.toBeInTheDocument();
  await row.getByRole('button', { name: 'Mend…' }).click();
  const box = view.getByRole('dialog', { name: 'Mend what was not written down' });
  await expect.element(box.getByText('You were not on shift then.', { exact: false })).toBeVisible();
  await box.getByRole('textbox', { name: 'What happened' }).fill('Gate 3 stood open');
  isMended = true;
  await box.getByRole('button', { name: 'Send again' }).click();
  await expect.poll(() => unsent.now().writes).toEqual([]);
  const [first, , last] = posts().map(({ body }) => body);
  expect(last).toEqual({ ...first, title: 'Gate 3 stood open' });
});

test('a step that somebody else took meanwhile is not shown as taken, and says why', async () => {
  const why = 'This incident is resolved.';
  const { view, comeBack } = await offlineLog([incident('open')], {
    [`POST /${recordId(7)}/incident-steps`]: () => broken('incident-step', 'to', why),
  });
  const row = view.getByRole('article', { name: 'Fence cut at berth 7' });
  await row.getByRole('button', { name: 'Acknowledge' }).click();
  await expect.element(row.getByText('Acknowledged')).toBeVisible();
  comeBack();
  await expect.element(row.getByText(`Not taken: Acknowledged. ${why}`)).toBeVisible();
  await expect.element(row.getByText('Open', { exact: true })).toBeVisible();
  await row.getByRole('button', { name: 'Throw away…' }).click();
  await view.getByRole('button', { name: 'Yes' }).click();
  await expect.element(row.getByText(/^Not taken/)).not.toBeInTheDocument();
});

test('without a network the log says how old it is, and filters look through what was read', async () => {
  const read = [record(2, { title: 'Gate 3 open' }), record(1, { title: 'Crane stopped' })];
  const { view } = await offlineLog(read);
  await expect.element(view.getByText(/^No network. This is the log as it was read/)).toBeVisible();
  await view.getByRole('button', { name: 'Search' }).click();
  await view.getByRole('textbox', { name: 'Search' }).fill('crane');
  await userEvent.keyboard('{Enter}');
  await expect.element(view.getByText(/only the 2 newest records that this device has read/)).toBeVisible();
  await expect.element(view.getByRole('article', { name: 'Crane stopped' })).toBeVisible();
  await expect.element(view.getByRole('article', { name: 'Gate 3 open' })).not.toBeInTheDocument();
});

const HOUR = 3_600_000;

test.each([
  [2, 'fast'],
  [-2, 'slow'],
])(
  'on a clock that is %d hours off, now is sent as the time that it is, and said so',
  async (hours, word) => {
    const real = Math.floor(Date.now() / 60_000) * 60_000 + 30_000;
    vi.stubGlobal(
      'fetch',
      async () => new Response(null, { headers: { date: new Date(real).toUTCString() } }),
    );
    vi.useFakeTimers({ toFake: ['Date'], now: real + hours * HOUR });
    await learnClock();
    expect(Math.round(Number(deviceStore.read('clock-drift')) / HOUR)).toBe(hours);
    const { view, write, comeBack, posts } = await offlineLog([record(1)], { 'POST ': written });
    await expect
      .element(view.getByText(`This device’s clock is 2 h ${word}. What happens now`, { exact: false }))
      .toBeVisible();
    await view.getByRole('button', { name: 'More' }).click();
    const time = new Intl.DateTimeFormat('en-GB', {
      hour: '2-digit',
      minute: '2-digit',
      timeZone: 'Europe/London',
    });
    await expect
      .element(view.getByText(`It is ${time.format(real)} now. A time that you type`, { exact: false }))
      .toBeVisible();
    await write('Gate 3 open');
    comeBack();
    await expect.poll(() => posts()).toHaveLength(1);
    const sent = Date.parse(posts()[0]?.body.occurred_at);
    expect(Math.abs(sent - real)).toBeLessThan(HOUR / 2);
  },
);
