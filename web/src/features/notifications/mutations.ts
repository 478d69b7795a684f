import type { QueryClient } from '@tanstack/react-query';
import type { BodyInput } from '#contract/endpoint.ts';
import { changeNotifications, MOST_NAMED, markNotifications } from '#contract/notifications/endpoints.ts';
import { readPreferences, setPreferences } from '#contract/notifications/preference-endpoints.ts';
import type { Channel, Notification } from '#contract/notifications/shapes.ts';
import { call } from '../../platform/call.ts';
import { report } from '../../platform/reporting.ts';
import { toast } from '../../ui/feedback/toast/toast.ts';
import { changeShown, lessUnread, readAnew, readOn, setCounts, unreadAgain } from './effects/inbox-cache.ts';
import { t } from './messages.ts';

type Put = Omit<BodyInput<typeof changeNotifications>, 'ids'>;

/** What happens to a notification: what the API is told, what is shown until it answers, what is said, and the way back. */
export interface Verb {
  readonly put: Put;
  /** Null where it leaves the list. */
  readonly show: (row: Notification) => Notification | null;
  readonly said: string;
  readonly back: Put;
}

/** Done, until somebody takes it back. */
export const DONE: Verb = {
  put: { archived: true },
  show: () => null,
  said: t('done_said'),
  back: { archived: false },
};

/** Back from what is done. */
export const NOT_DONE: Verb = {
  put: { archived: false },
  show: () => null,
  said: t('not_done_said'),
  back: { archived: true },
};

/** Unread again. */
export const UNREAD: Verb = {
  put: { read: false },
  show: unreadAgain,
  said: t('unread_said'),
  back: { read: true },
};

/** Read. */
export const READ: Verb = {
  put: { read: true },
  show: (row) => readOn(row, new Date().toISOString(), ['app']),
  said: t('read_said'),
  back: { read: false },
};

/** Away until a moment, ISO 8601; null brings it back now. */
export const snooze = (row: Notification, until: string | null, said: string): Verb => ({
  put: { snoozed_until: until },
  show: () => null,
  said,
  back: { snoozed_until: row.snoozed_until },
});

/** Changes a notification, at once to the eye; the toast takes it back. A failure is said and reported, and the list read anew. */
export async function change(client: QueryClient, row: Notification, verb: Verb): Promise<void> {
  const put = (body: Put) => patch(client, { ids: [row.uuid], ...body });
  changeShown(client, [row.uuid], verb.show);
  const after = verb.show(row);
  if (!row.read_at && (after === null || after.read_at)) lessUnread(client, 1);
  if (!(await put(verb.put))) return;
  const action = { onSelect: () => void put(verb.back) };
  toast.show({ title: verb.said, message: row.title, action });
}

const patch = (client: QueryClient, body: BodyInput<typeof changeNotifications>): Promise<boolean> =>
  attempt(client, async () => {
    setCounts(client, await call(changeNotifications, { body }));
    await readAnew(client);
  });

async function attempt(client: QueryClient, run: () => Promise<unknown>): Promise<boolean> {
  try {
    await run();
    return true;
  } catch (err) {
    report(err, 'warning');
    toast.show({ title: t('change_failed'), ...(err instanceof Error ? { message: err.message } : {}), err });
    void readAnew(client);
    return false;
  }
}

/** Marks notifications read on these ways, in passing: a failure is reported, and what was shown is read anew. */
export async function markRead(
  client: QueryClient,
  ids: readonly string[],
  channels: readonly Channel[] = ['app'],
): Promise<void> {
  changeShown(client, ids, (row) => readOn(row, new Date().toISOString(), channels));
  lessUnread(client, ids.length);
  await mark(client, { ids: [...ids], channels: [...channels], read: true });
}

/** Says that a notification was shown on these ways; a failure is reported. */
export const markSent = (client: QueryClient, id: string, channels: readonly Channel[]): Promise<void> =>
  mark(client, { ids: [id], channels: [...channels], sent: true });

async function mark(client: QueryClient, body: BodyInput<typeof markNotifications>): Promise<void> {
  try {
    setCounts(client, await call(markNotifications, { body }));
  } catch (error) {
    report(error, 'warning');
    void readAnew(client);
  }
}

/**
 * Marks read what is shown, or the whole inbox up to the newest one shown. The toast takes it back for all that were marked,
 * shown or not.
 */
export async function markAllRead(
  client: QueryClient,
  shown: readonly Notification[],
  isWhole: boolean,
): Promise<void> {
  // Moments are shown to the millisecond and kept to the microsecond.
  const newest = Math.max(...shown.map(({ surfaced_at }) => Date.parse(surfaced_at))) + 1;
  const until = new Date(newest).toISOString();
  const ids = shown.filter(({ read_at }) => !read_at).map(({ uuid }) => uuid);
  const now = new Date().toISOString();
  let marked = now;
  changeShown(client, ids, (row) => readOn(row, now, ['app']));
  const isDone = await attempt(client, async () => {
    const body = { ...(isWhole ? { until } : { ids: ids.slice(0, MOST_NAMED) }), read: true as const };
    const { at, ...counts } = await call(markNotifications, { body });
    marked = at;
    setCounts(client, counts);
    await readAnew(client);
  });
  if (!isDone) return;
  const action = { onSelect: () => void patch(client, { read_at: marked, read: false }) };
  toast.show({ title: t('all_read_said'), action });
}

/** Tells of a project in the inbox only, from now on; the toast brings back what was said of it before. */
export async function mute(
  client: QueryClient,
  { organization, project_id, title }: Notification,
): Promise<void> {
  if (!organization || !project_id) return;
  const line = (channel: 'web-push' | 'email') =>
    ({ organization_id: organization.id, project_id, type: null, channel }) as const;
  const lines = [line('web-push'), line('email')];
  const set = (preferences: BodyInput<typeof setPreferences>['preferences']) =>
    attempt(client, async () => {
      await call(setPreferences, { body: { preferences } });
      await client.invalidateQueries({ queryKey: ['users', null, readPreferences.path] });
    });
  const before = await call(readPreferences).catch(() => null);
  const modeOf = (channel: string) =>
    before?.preferences.find(
      (one) => one.project_id === project_id && one.type === null && one.channel === channel,
    )?.mode ?? null;
  if (!(await set(lines.map((one) => ({ ...one, mode: 'off' as const }))))) return;
  const action = { onSelect: () => void set(lines.map((one) => ({ ...one, mode: modeOf(one.channel) }))) };
  toast.show({ title: t('muted_said'), message: title, action });
}
