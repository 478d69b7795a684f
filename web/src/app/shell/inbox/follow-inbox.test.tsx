import { afterEach, expect, test, vi } from 'vitest';
import { told } from '../../../../test/inbox-page.tsx';
import { followInbox } from '../../../features/notifications/effects/follow-inbox.ts';
import { inboxPages } from '../../../features/notifications/queries.ts';
import { inboxCounts } from '../../../platform/notifications/inbox-counts.ts';
import { signedInAs } from '../../fixtures.tsx';

const CHANGED = '2026-11-20T10:05:00.123456Z';
let stop = () => {};
afterEach(() => {
  stop();
  vi.unstubAllGlobals();
});

type Asked = { readonly method: string; readonly url: string; readonly body: unknown };

/** A page that follows the inbox of a person of its own, over an API made of `answer`. */
const follow = (answer: (asked: Asked) => Response) => {
  const client = signedInAs({ role: 'member' });
  const asked: Asked[] = [];
  vi.stubGlobal('fetch', async (url: string, { method = 'GET', body }: RequestInit = {}) => {
    const one = { method, url, body: typeof body === 'string' ? JSON.parse(body) : undefined };
    asked.push(one);
    return answer(one);
  });
  const sub = `ada-${Math.random()}`;
  const begin = () => {
    stop = followInbox({ client, sub, select: () => undefined });
  };
  return { client, asked, sub, begin };
};

const news = (rows = [told(2)]) => ({ data: rows, unread: 4, total: 9, changed_at: CHANGED });

test('what is new stands in front, once, and both counts are the server’s', async () => {
  const { client, begin } = follow(() => Response.json(news([told(3), told(2, { title: 'Anew' })])));
  const { queryKey } = inboxPages({ view: 'all' });
  const page = { data: [told(2), told(1)], before: null, after: null, unread: 1, total: 2, changed_at: '' };
  client.setQueryData(queryKey, { pages: [page], pageParams: [{}] });
  begin();
  await expect.poll(() => client.getQueryData(inboxCounts.queryKey)).toEqual({ unread: 4, total: 9 });
  const rows = client.getQueryData(queryKey)?.pages[0]?.data.map(({ title }) => title);
  expect(rows).toEqual(['Told 3', 'Anew', 'Told 1']);
});

test('a tab hears what another one has asked', async () => {
  const { client, sub, begin } = follow(() => Response.json(news([])));
  begin();
  await expect.poll(() => client.getQueryData(inboxCounts.queryKey)).toEqual({ unread: 4, total: 9 });
  const other = new BroadcastChannel(`notifications.${sub}`);
  other.postMessage({ ...news(), unread: 5 });
  await expect.poll(() => client.getQueryData(inboxCounts.queryKey)).toEqual({ unread: 5, total: 9 });
  other.close();
});

test('a poll that fails is reported and changes nothing', async () => {
  const complaint = vi.spyOn(console, 'warn').mockImplementation(() => undefined);
  const { client, begin } = follow(() => Response.json({ message: 'No.' }, { status: 422 }));
  begin();
  await expect.poll(() => complaint.mock.calls.length).toBe(1);
  expect(client.getQueryData(inboxCounts.queryKey)).toBeUndefined();
  complaint.mockRestore();
});
