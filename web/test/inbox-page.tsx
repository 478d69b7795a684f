import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import type { Notification } from '#contract/notifications/shapes.ts';
import type { PersonSettings } from '#contract/users/settings.ts';
import { AppLink } from '../src/app/app-link.tsx';
import { InboxOverlay } from '../src/app/shell/inbox/inbox-overlay.tsx';
import { useInboxPlace } from '../src/app/shell/inbox/use-inbox-place.ts';
import { currentUser } from '../src/platform/person.ts';
import { LinkProvider } from '../src/ui/theme/link.tsx';
import { type Asked, renderScreen } from './render-screen.tsx';

/** A uuid that ends in a number. */
export const uuid = (n: number): string => `00000000-0000-7000-8000-${String(n).padStart(12, '0')}`;

const AT = '2026-11-20T10:00:00.000Z';

/** A notification of a test; the higher its number, the newer. */
export const told = (n: number, over: Partial<Notification> = {}): Notification => ({
  uuid: uuid(n),
  type: 'activity.submitted',
  title: `Told ${n}`,
  message: `Message ${n}`,
  actor: null,
  organization: null,
  project_id: null,
  target: { type: null, id: null, url: `/target/${n}` },
  priority: 'normal',
  group_key: null,
  reason: 'You approve time.',
  channels: [wayOf('app'), wayOf('web-push'), wayOf('email')],
  created_at: AT,
  surfaced_at: new Date(Date.parse(AT) + n * 60_000).toISOString(),
  read_at: null,
  sent_at: null,
  snoozed_until: null,
  archived_at: null,
  ...over,
});

/** One way of a notification of a test. */
export const wayOf = (
  channel: Notification['channels'][number]['channel'],
  over: Partial<Notification['channels'][number]> = {},
): Notification['channels'][number] => ({
  channel,
  status: 'ready',
  in_digest: false,
  attempts: 1,
  error: null,
  due_at: AT,
  queued_at: AT,
  ready_at: AT,
  error_at: null,
  opt_out_at: null,
  sent_at: null,
  read_at: null,
  ...over,
});

type Answer = { status?: number; body?: unknown } | undefined;

/** An inbox as the API keeps it, newest first: what is asked of it, and what stands in it. */
export function keptInbox(rows: readonly Notification[], perPage = rows.length) {
  let kept = [...rows];
  const inFront = () => kept.filter((row) => !row.archived_at && !row.snoozed_until);
  const counts = () => ({
    unread: inFront().filter((row) => !row.read_at).length,
    total: inFront().length,
    changed_at: AT,
  });
  const list = (view: string | null) => {
    if (view === 'archived') return kept.filter((row) => row.archived_at);
    if (view === 'snoozed') return kept.filter((row) => row.snoozed_until);
    return view === 'unread' ? inFront().filter((row) => !row.read_at) : inFront();
  };
  const change = ({ ids, until, read_at, read, archived, snoozed_until }: Asked['body']) => {
    const isMeant = (row: Notification) => {
      if (read_at) return row.read_at === read_at;
      return ids ? ids.includes(row.uuid) : row.surfaced_at <= until && !row.read_at;
    };
    kept = kept.map((row) => ({
      ...row,
      ...(isMeant(row) && read !== undefined ? { read_at: read ? AT : null } : {}),
      ...(isMeant(row) && archived !== undefined ? { archived_at: archived ? AT : null } : {}),
      ...(isMeant(row) && snoozed_until !== undefined ? { snoozed_until } : {}),
    }));
    return { body: { at: AT, ...counts() } };
  };
  return ({ method, path, query, body }: Asked): Answer => {
    if (path !== '/users/me/notifications') return undefined;
    if (method !== 'GET') return change(body);
    const all = list(query.get('view'));
    const from = Number(query.get('after') ?? 0);
    const after = from + perPage < all.length ? String(from + perPage) : null;
    return { body: { data: all.slice(from, from + perPage), before: null, after, ...counts() } };
  };
}

function InboxPage({ settings }: { settings: PersonSettings }) {
  const client = useQueryClient();
  useState(() => client.setQueryData(currentUser.queryKey, (user) => user && { ...user, settings }));
  const { place, ...ways } = useInboxPlace();
  return <LinkProvider value={AppLink}>{place && <InboxOverlay {...ways} place={place} />}</LinkProvider>;
}

/** The inbox over a page, over an API made of `answer` first and of an inbox with `rows` behind it. */
export const openInbox = (
  rows: readonly Notification[],
  answer: (asked: Asked) => Answer = () => undefined,
  at = '/here?q=x#inbox',
  settings: PersonSettings = {},
  perPage?: number,
) => {
  const inbox = keptInbox(rows, perPage);
  return renderScreen({
    screen: () => <InboxPage settings={settings} />,
    search: (given) => given,
    at,
    answer: (asked) => answer(asked) ?? inbox(asked),
  });
};

/** What was sent to change something, in order. */
export const changesIn = (asked: readonly Asked[]) =>
  asked.filter(({ method }) => method !== 'GET').map(({ method, path, body }) => [method, path, body]);
