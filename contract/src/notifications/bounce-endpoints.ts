import { endpoint } from '../endpoint.ts';

/**
 * Takes a mail that came back to the address that notifications left from, as a mail server can hand it on: a delivery status
 * notification (RFC 3464). Only what this server sent, and only a failure for good, changes anything; the answer tells neither.
 */
export const takeBounce = endpoint({
  method: 'POST',
  path: '/mail-bounces',
  summary: 'Take a mail that came back',
  access: { scope: 'anybody' },
  bytes: { type: 'message/rfc822', maxBytes: 1_048_576 },
  perMinute: { visit: 600, address: 600 },
});
