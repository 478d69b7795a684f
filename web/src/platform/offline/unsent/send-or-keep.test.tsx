import { onlineManager } from '@tanstack/react-query';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { organizationCalled, signedInAs } from '../../../app/fixtures.tsx';
import { keepSending } from './keep-sending.ts';
import { ANSWERED_WITHIN_MS, sendOrKeep } from './send-or-keep.ts';
import { readUnsent, unsent } from './unsent.ts';
import { forgetWrites } from './write-store.ts';

const LOG = { method: 'POST', path: '/logs', summary: '', access: { scope: 'person' } } as const;
const answered = async () => Response.json({ id: 'row', version: 1 });
const lost = (): Promise<Response> => Promise.reject(new TypeError('Failed to fetch'));

let sent: { readonly note: string; readonly key: string | null }[] = [];
let answer = answered;

beforeEach(async () => {
  sent = [];
  answer = answered;
  signedInAs({ organizations: [organizationCalled('A')], current: 'A' });
  await forgetWrites('ada');
  await readUnsent();
  vi.stubGlobal('fetch', (_: string, { headers, body }: RequestInit) => {
    sent.push({ note: JSON.parse(String(body)).note, key: new Headers(headers).get('idempotency-key') });
    return answer();
  });
});
afterEach(() => {
  onlineManager.setOnline(true);
  vi.unstubAllGlobals();
});

const keeping = { organization: 'a', subject: 's', title: 't', href: '/' };
const write = (note: string) => sendOrKeep(LOG, { body: { note } }, keeping);

test('a change is sent at once where it can be, and kept where it can’t: offline, unanswered, or behind others', async () => {
  expect(await write('online')).toEqual({ kept: false, answer: { id: 'row', version: 1 } });
  answer = lost;
  expect(await write('unanswered')).toEqual({ kept: true });
  answer = answered;
  expect(await write('behind')).toEqual({ kept: true });
  onlineManager.setOnline(false);
  expect(await write('offline')).toEqual({ kept: true });
  expect(new Set(sent.map(({ note }) => note))).toEqual(new Set(['online', 'unanswered']));
  const attempted = sent.find(({ note }) => note === 'unanswered')?.key;
  onlineManager.setOnline(true);
  const stop = keepSending({ whenStale: async () => null, whenLanded: async () => undefined });
  await expect.poll(() => unsent.now().writes).toEqual([]);
  stop();
  expect(sent.slice(-3).map(({ note }) => note)).toEqual(['unanswered', 'behind', 'offline']);
  expect(sent.at(-3)?.key).toBe(attempted);
});

test('nobody waits longer than 15 s for an answer: the change is kept', async () => {
  expect(ANSWERED_WITHIN_MS).toBe(15_000);
  const waits = vi
    .spyOn(AbortSignal, 'timeout')
    .mockImplementation(() => AbortSignal.abort(new DOMException('', 'TimeoutError')));
  answer = () => Promise.reject(new DOMException('', 'TimeoutError'));
  expect(await write('unanswered')).toEqual({ kept: true });
  expect(waits).toHaveBeenCalledWith(ANSWERED_WITHIN_MS);
  waits.mockRestore();
});

test('what the server refuses is told at once and isn’t kept', async () => {
  answer = async () => Response.json({ code: 'x', message: 'No.', rule: null, fields: [] }, { status: 422 });
  await expect(write('refused')).rejects.toMatchObject({ status: 422, message: 'No.' });
  expect(unsent.now().writes).toEqual([]);
});
