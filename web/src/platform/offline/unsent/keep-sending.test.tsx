import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { organizationCalled, signedInAs } from '../../../app/fixtures.tsx';
import { session } from '../../session/current-session.ts';
import { FIRST_PAUSE_MS, keepSending, LONGEST_PAUSE_MS } from './keep-sending.ts';
import type { QueuedWrite, WriteInput } from './queued-write.ts';
import { MOST_FAILURES } from './send-writes.ts';
import { discardWrite, keepWrite, mendWrite, readUnsent, sendNow, unsent } from './unsent.ts';
import { forgetWrites } from './write-store.ts';

const LOG = { method: 'POST', path: '/logs', summary: '', access: { scope: 'person' } } as const;
const ROW = { ...LOG, method: 'PATCH', path: '/logs/:log_id' } as const;

interface Sent {
  readonly path: string;
  readonly key: string | null;
  readonly organization: string | null;
  readonly version: string | null;
  readonly body: { readonly note: string };
}

let sent: Sent[] = [];
let answer: (sent: Sent) => Response | Promise<Response> = () => Response.json({ id: 'row', version: 1 });
const lost = (): Promise<Response> => Promise.reject(new TypeError('Failed to fetch'));
const stops: (() => void)[] = [];

beforeEach(async () => {
  sent = [];
  answer = () => Response.json({ id: 'row', version: 1 });
  signedInAs({ organizations: [organizationCalled('A')], current: 'A' });
  await Promise.all(['ada', 'grace'].map(forgetWrites));
  await readUnsent();
  vi.stubGlobal('fetch', async (address: string, init: RequestInit) => {
    const headers = new Headers(init.headers);
    const one = {
      path: new URL(address, window.location.href).pathname.replace('/api', ''),
      key: headers.get('idempotency-key'),
      organization: headers.get('organization-id'),
      version: headers.get('if-match'),
      body: JSON.parse(String(init.body)),
    };
    sent.push(one);
    return answer(one);
  });
});
afterEach(() => {
  for (const stop of stops.splice(0)) stop();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const keep = (note: string, more: { subject?: string; input?: WriteInput; organization?: string } = {}) =>
  keepWrite({
    ...{ endpoint: more.input?.params ? ROW : LOG, organization: 'a', subject: note, title: note, href: '/' },
    input: { body: { note } },
    ...more,
  });
const whenLanded = vi.fn<(writes: readonly QueuedWrite[]) => Promise<void>>(async () => undefined);
const sending = (whenStale: (write: QueuedWrite) => Promise<WriteInput | null> = async () => null) => {
  const stop = keepSending({ whenStale, whenLanded });
  stops.push(stop);
  return stop;
};
const notes = () => sent.map(({ body }) => body.note);
const waiting = () => unsent.now().writes.map(({ title }) => title);
const done = () => expect.poll(waiting).toEqual([]);

test('what waits is sent once each, in the order in which it was made, under a key of its own, in its organization', async () => {
  for (const note of ['one', 'two', 'three']) await keep(note, { organization: note === 'two' ? 'b' : 'a' });
  sending();
  await done();
  expect(notes()).toEqual(['one', 'two', 'three']);
  expect(sent.map(({ organization }) => organization)).toEqual(['a', 'b', 'a']);
  expect(new Set(sent.map(({ key }) => key)).size).toBe(3);
  sendNow();
  await readUnsent();
  expect(sent).toHaveLength(3);
});

test('two tabs that look at the same time send nothing twice', async () => {
  for (const note of ['one', 'two', 'three']) await keep(note);
  sending();
  sending();
  await done();
  expect(notes()).toEqual(['one', 'two', 'three']);
});

test('without an answer the same is tried again under the same key, after 5 s, then after twice as long, at most 5 min', async () => {
  expect([FIRST_PAUSE_MS, LONGEST_PAUSE_MS]).toEqual([5_000, 300_000]);
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'], shouldAdvanceTime: true });
  const timers = vi.spyOn(window, 'setTimeout');
  const pauses = () =>
    timers.mock.calls.map(([, delay = 0]) => delay).filter((delay) => delay >= FIRST_PAUSE_MS);
  answer = lost;
  await keep('one');
  sending();
  const expected = [5_000, 10_000, 20_000, 40_000, 80_000, 160_000, 300_000, 300_000];
  for (const [at, pause] of expected.entries()) {
    await expect.poll(pauses).toEqual(expected.slice(0, at + 1));
    await vi.advanceTimersByTimeAsync(pause);
  }
  answer = () => Response.json({ id: 'row', version: 1 });
  window.dispatchEvent(new Event('online'));
  await done();
  expect(new Set(sent.map(({ key }) => key)).size).toBe(1);
  expect(unsent.now().lastError).toBeNull();
});

test('what waited when the page was closed is sent by the next one', async () => {
  answer = lost;
  await keep('one');
  sending()();
  answer = () => Response.json({ id: 'row', version: 1 });
  unsent.become({ writes: [] });
  sending();
  await expect.poll(notes).toContain('one');
  await done();
});

test('nothing of one person is sent in another’s name, and it is there when they are back', async () => {
  await keep('of ada');
  vi.spyOn(session(), 'holder').mockReturnValue('grace');
  sending();
  await readUnsent();
  expect([waiting(), sent]).toEqual([[], []]);
  vi.spyOn(session(), 'holder').mockReturnValue('ada');
  sendNow();
  await expect.poll(notes).toEqual(['of ada']);
});

test('a refused write says why and waits for its person, the others go on, and mended it is another change', async () => {
  const no = { code: 'invalid', message: 'Say what you did.', rule: null, fields: [], request_id: 'r' };
  answer = ({ body }) =>
    body.note === '' ? Response.json(no, { status: 422 }) : Response.json({ version: 1 });
  await keep('', { subject: 's' });
  await keep('two');
  sending();
  await expect.poll(notes).toEqual(['', 'two']);
  await expect.poll(() => unsent.now().writes[0]?.refusal?.message).toBe('Say what you did.');
  const [refused] = unsent.now().writes;
  await mendWrite(refused?.id ?? '', { body: { note: 'mended' } });
  await done();
  expect(notes()).toEqual(['', 'two', 'mended']);
  expect(sent[2]?.key).not.toBe(sent[0]?.key);
});

test('a change over an old version is sent over the new one where nobody’s change is lost, and waits where it would be', async () => {
  const stale = { code: 'stale', message: 'Old.', rule: null, fields: [], request_id: 'r' };
  answer = ({ version }) =>
    version === '"2"' ? Response.json({ version: 3 }) : Response.json(stale, { status: 412 });
  const input = (note: string) => ({ params: { log_id: note }, version: 1, body: { note } });
  await keep('mergeable', { input: input('mergeable') });
  await keep('both changed', { input: input('both changed') });
  sending(async (write) => (write.title === 'mergeable' ? { ...write.input, version: 2 } : null));
  await expect.poll(() => unsent.now().writes[0]?.refusal?.status).toBe(412);
  expect(notes()).toEqual(['mergeable', 'mergeable', 'both changed']);
  const [left] = unsent.now().writes;
  if (left) await discardWrite(left);
  expect(waiting()).toEqual([]);
});

test(`a server that fails ${MOST_FAILURES} times at the same write is asked no more, and the others go on`, async () => {
  answer = ({ body }) =>
    body.note === 'poison' ? Response.json({}, { status: 500 }) : Response.json({ version: 1 });
  await keep('poison');
  await keep('two');
  sending();
  for (let failures = 1; failures < MOST_FAILURES; failures += 1) {
    await expect.poll(() => unsent.now().writes[0]?.failures).toBe(failures);
    await expect.poll(() => unsent.now().isSending).toBe(false);
    sendNow();
  }
  await expect.poll(waiting).toEqual(['poison']);
  expect(unsent.now().writes[0]?.refusal?.status).toBe(500);
});

test('what is shown is refreshed once for all that was sent, which counts as landing until then', async () => {
  let refreshed: () => void = () => undefined;
  whenLanded.mockReset().mockReturnValue(
    new Promise((resolve) => {
      refreshed = resolve;
    }),
  );
  await keep('one');
  await keep('two');
  sending();
  await done();
  await expect.poll(() => whenLanded.mock.calls.length).toBe(1);
  expect(unsent.now().landing.map(({ title }) => title)).toEqual(['one', 'two']);
  refreshed();
  await expect.poll(() => unsent.now().landing).toEqual([]);
});
