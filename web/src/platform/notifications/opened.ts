/** Channels that a notification can be opened through. */
const CHANNELS = ['app', 'web-push', 'email'] as const;

/** A notification that somebody opened by its link, and the channel that the link came through. */
export interface Opened {
  readonly id: string;
  readonly channel: (typeof CHANNELS)[number];
}

let listener: ((opened: Opened) => void) | null = null;
let waiting: readonly Opened[] = [];

/** Hands every opened notification to `next`, which marks it read; those opened before come first. */
export function onNotificationOpened(next: (opened: Opened) => void): void {
  listener = next;
  for (const opened of waiting) next(opened);
  waiting = [];
}

/**
 * The notification that an address names (`nt`, with `ch` for the channel, `app` unless told) goes to whoever marks it
 * read. Answers the address without both; null where it names none.
 */
export function takeOpened(href: string): string | null {
  const { pathname, searchParams, hash } = new URL(href, 'https://here');
  const [id, ch] = [searchParams.get('nt'), searchParams.get('ch')];
  if (id === null) return null;
  const opened = { id, channel: CHANNELS.find((channel) => channel === ch) ?? 'app' } as const;
  if (id && listener) listener(opened);
  else if (id) waiting = [...waiting, opened];
  for (const name of ['nt', 'ch']) searchParams.delete(name);
  return `${pathname}${searchParams.size > 0 ? `?${searchParams}` : ''}${hash}`;
}
