import type { PushMessage } from '#contract/notifications/push.ts';

/** The message that a push or a notification carries; null for anything that isn't one. */
export function pushMessageIn(data: unknown): PushMessage | null {
  const { uuid, title, message, url, tag, receipt } = { ...Object(data) };
  const texts = [uuid, title, message, url, tag, receipt];
  if (texts.some((text) => typeof text !== 'string')) return null;
  // It leads into the application, whatever somebody sends.
  return /^\/(?![\\/])/.test(url) ? { uuid, title, message, url, tag, receipt } : null;
}
