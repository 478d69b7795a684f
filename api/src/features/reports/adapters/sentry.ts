import type { SentryTarget } from '../reading/dsn.ts';

export type { SentryTarget } from '../reading/dsn.ts';

const TIMEOUT_MS = 10_000;

/** Hands an envelope over; resolves with the status that refuses it for good, rejects where trying again may help. */
export const forwardEnvelope = async (
  { url, key }: SentryTarget,
  envelope: Buffer,
): Promise<number | null> => {
  const { status, ok } = await fetch(url, {
    method: 'POST',
    headers: {
      'content-type': 'application/x-sentry-envelope',
      'x-sentry-auth': `Sentry sentry_version=7, sentry_client=muster/1, sentry_key=${key}`,
    },
    body: new Uint8Array(envelope),
    redirect: 'error',
    signal: AbortSignal.timeout(TIMEOUT_MS),
  });
  if (ok) return null;
  if (status >= 400 && status < 500 && status !== 408 && status !== 429) return status;
  throw new Error(`The error service answered ${status}.`);
};
