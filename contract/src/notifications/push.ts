import { endpoint } from '../endpoint.ts';

/** What a push carries to the service worker. */
export interface PushMessage {
  readonly uuid: string;
  readonly title: string;
  readonly message: string;
  /** Path of the page that it leads to, with `nt` and `ch` in it. */
  readonly url: string;
  /** The same at every attempt: a browser replaces what it shows under the same tag. */
  readonly tag: string;
  /** With it the worker, which has no session, says what became of this one notification. */
  readonly receipt: string;
}

/** How a receipt is sent; a form can't be. */
export const RECEIPT_TYPE = 'application/vnd.muster.receipt+json';

/** What a receipt may say: the browser has shown it, or the person has clicked or closed it. */
export const RECEIPTS = ['sent', 'read'] as const;

/**
 * Takes a receipt, `{receipt, said}`, and marks its one notification: `sent` on web-push, `read` on app and web-push. 400 for
 * a receipt that this server didn't sign, or signed too long ago.
 */
export const sendReceipt = endpoint({
  method: 'POST',
  path: '/notification-receipts',
  summary: 'Say that a push was shown or read',
  access: { scope: 'anybody' },
  bytes: { type: RECEIPT_TYPE, maxBytes: 4_096 },
  perMinute: { visit: 600, address: 6_000 },
});
