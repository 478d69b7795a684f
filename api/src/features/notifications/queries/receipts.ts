import { z } from 'zod';
import type { Database } from '../../../platform/postgres/database.ts';
import { readSigned, sign } from '../../../platform/signed.ts';
import { requireKeys } from './keys.ts';
import type { WayKey } from './ways.ts';

const PURPOSE = 'notification-receipt';
const GOOD_FOR_MS = 30 * 86_400_000;

const facts = z.object({ recipient: z.string(), notification: z.uuid() });

/** The notification that a receipt speaks of. */
export type Receipt = z.infer<typeof facts>;

type Told = Pick<WayKey, 'recipient' | 'notification'>;

/** Lets whoever holds it say what became of one push, for 30 days. */
export const signReceipt = async (db: Database, key: Told, now: Date): Promise<string> => {
  const { signing } = await requireKeys(db);
  return receiptOf(signing, key, now);
};

/** The same of many, with the key that all are signed with. */
export const receiptOf = (signing: string, { recipient, notification }: Told, now: Date): string =>
  sign(signing, PURPOSE, { recipient, notification }, new Date(now.getTime() + GOOD_FOR_MS));

/** What a receipt speaks of; null for one that this server didn't sign, or too long ago. */
export const findReceipt = async (db: Database, text: string, now: Date): Promise<Receipt | null> => {
  const { signing } = await requireKeys(db);
  return facts.safeParse(readSigned(signing, PURPOSE, text, now)).data ?? null;
};
