import { z } from 'zod';
import { notificationTypes } from '#contract/notifications/catalogue.ts';
import type { Database } from '../../../platform/postgres/database.ts';
import { readSigned, sign } from '../../../platform/signed.ts';
import { requireKeys } from './keys.ts';

/** Address of the API that ends mails, followed by what says which. */
export const UNSUBSCRIBE = '/api/mail-unsubscribe?token=';

const PURPOSE = 'mail-unsubscribe';
const GOOD_FOR_MS = 365 * 86_400_000;

const facts = z.object({
  recipient: z.string(),
  /** What such a mail is about; null = a digest, which is about all that comes in digests. */
  about: z.object({ organization: z.uuid().nullable(), type: z.enum(notificationTypes) }).nullable(),
  /** Somebody's own order of figures by mail, instead of notifications. */
  executive_mail: z.uuid().optional(),
});

/** Which mails somebody wants no more. */
export type Unsubscribing = z.infer<typeof facts>;

/** Lets whoever holds it end such mails, for a year. */
export const signUnsubscribing = async (db: Database, wanted: Unsubscribing, now: Date): Promise<string> => {
  const { signing } = await requireKeys(db);
  return unsubscribingOf(signing, wanted, now);
};

/** The same for many, with the key that all are signed with. */
export const unsubscribingOf = (signing: string, wanted: Unsubscribing, now: Date): string =>
  sign(signing, PURPOSE, wanted, new Date(now.getTime() + GOOD_FOR_MS));

/** Which mails it ends; null for what this server didn't sign, or too long ago. */
export const findUnsubscribing = async (
  db: Database,
  text: string,
  now: Date,
): Promise<Unsubscribing | null> => {
  const { signing } = await requireKeys(db);
  return facts.safeParse(readSigned(signing, PURPOSE, text, now)).data ?? null;
};
