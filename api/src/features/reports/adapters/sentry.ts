import { postEnvelope, type SentryTarget } from '../../../platform/sentry.ts';

/** Hands an envelope over; resolves with the status that refuses it for good, rejects where trying again may help. */
export const forwardEnvelope = async (target: SentryTarget, envelope: Buffer): Promise<number | null> => {
  const status = await postEnvelope(target, envelope);
  if (status < 300) return null;
  if (status >= 400 && status < 500 && status !== 408 && status !== 429) return status;
  throw new Error(`The error service answered ${status}.`);
};
