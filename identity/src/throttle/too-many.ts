import { type Exchange, reply } from '../endpoints/exchange.ts';
import type { Settings } from '../options.ts';
import type { Notice } from '../pages/form.ts';
import { pageHeaders } from '../pages/headers.ts';
import { messagePage } from '../pages/message-page.ts';

/** For a form that is shown again. */
export const tooManyAttempts = (waitMs: number) => `Too many attempts. ${tryAgain(waitMs)}`;

/** The same above a form whose fields are not to blame. */
export const tooManyNotice = (waitMs: number): Notice => ({ text: tooManyAttempts(waitMs), failed: true });

/** "Try again in 12 minutes." */
export function tryAgain(waitMs: number): string {
  const seconds = Math.ceil(waitMs / 1000);
  if (seconds <= 50) return `Try again in ${seconds} seconds.`;
  if (seconds <= 60) return 'Try again in a minute.';
  return `Try again in ${Math.ceil(seconds / 60)} minutes.`;
}

export const retryAfter = (waitMs: number) => ({ 'Retry-After': String(Math.ceil(waitMs / 1000)) });

/** The whole answer, where no form is to be shown again: 429, and when to come back. */
export function replyTooMany(exchange: Exchange, settings: Settings, waitMs: number): void {
  const text = messagePage({
    title: 'Too many attempts',
    text: tryAgain(waitMs),
    way: { label: 'Back', href: exchange.url.pathname },
  });
  reply(exchange, 429, { ...pageHeaders(settings), ...retryAfter(waitMs) }, text);
}
