import { handMailOver } from '../../../platform/mail/hand-over.ts';
import type { Deliver, Mail } from '../../../platform/mail/mail.ts';
import type { Database } from '../../../platform/postgres/database.ts';
import { findUser, listOrganizationsOf } from '../../users/queries.ts';
import type { Addressee } from '../adapters/letter.ts';
import type { Settled } from '../commands/settle-ways.ts';
import { bounceTagOf } from '../queries/bouncing.ts';
import { requireKeys } from '../queries/keys.ts';
import { UNSUBSCRIBE, type Unsubscribing, unsubscribingOf } from '../queries/unsubscribing.ts';

/** What mailing notifications takes beside the database. */
export interface Delivering {
  /** Null where mail isn't set up. */
  readonly deliver: Deliver | null;
  /** Where people reach the pages, without a slash at its end. */
  readonly publicUrl: string;
}

/** How handing over a mail ended; `again` may help another time. */
export type Delivered =
  | { readonly again: false; readonly settled: Settled }
  | { readonly again: true; readonly cause: string };

/** Hands a mail over. Never rejects. */
export const handOver = async (deliver: Deliver | null, mail: Mail): Promise<Delivered> => {
  const handed = await handMailOver(deliver, mail);
  if (handed.sent) return { again: false, settled: { status: 'sent' } };
  const { error } = handed;
  return handed.again ? { again: true, cause: error } : { again: false, settled: { status: 'error', error } };
};

/** Whom a letter goes to; reads as the recipient. */
export const addresseeOf = async (
  db: Database,
  { publicUrl }: Delivering,
  { recipient, about }: Unsubscribing,
): Promise<Addressee> => {
  const [{ email }, organizations, { signing }] = await Promise.all([
    findUser(db, recipient),
    listOrganizationsOf(db, recipient),
    requireKeys(db),
  ]);
  const token = unsubscribingOf(signing, { recipient, about }, new Date());
  return {
    email,
    organizations: new Map(organizations.map(({ org_id, name }) => [org_id, name])),
    publicUrl,
    unsubscribe: `${publicUrl}${UNSUBSCRIBE}${token}`,
    bounceTag: (name) => bounceTagOf(signing, name),
  };
};
