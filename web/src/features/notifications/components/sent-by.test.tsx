import { expect, test } from 'vitest';
import { wayOf } from '../../../../test/inbox-page.tsx';
import { renderScreen } from '../../../../test/render-screen.tsx';
import { SentBy } from './sent-by.tsx';

const AT = '2026-11-20T10:00:00.000Z';

test.each([
  [wayOf('email', { status: 'queued' }), 'Email, waiting 10:00'],
  [wayOf('email', { status: 'queued', in_digest: true }), 'Email, in digest'],
  [wayOf('web-push', { status: 'ready' }), 'Push, ready 10:00'],
  [wayOf('web-push', { status: 'error', error: 'Gone for good.', error_at: AT }), 'Push, failed 10:00'],
  [wayOf('email', { status: 'opt-out', opt_out_at: AT }), 'Email, off'],
  [wayOf('email', { status: 'sent', sent_at: AT }), 'Email, sent 10:00'],
  [wayOf('web-push', { status: 'read', read_at: AT }), 'Push, read 10:00'],
  [wayOf('app', { status: 'read', read_at: AT }), 'App, read'],
])('a way says how far it got, and since when: $status', async (way, words) => {
  const { view } = await renderScreen({
    screen: () => <SentBy channels={[way]} />,
    search: () => ({}),
    at: '/',
    answer: () => undefined,
  });
  await expect.element(view.getByText(words, { exact: true })).toBeVisible();
  if (way.error) await expect.element(view.getByRole('listitem')).toHaveAttribute('title', way.error);
});
