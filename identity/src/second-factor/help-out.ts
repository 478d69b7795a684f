import type { Pool } from 'pg';
import type { Address } from '../mail/letters.ts';
import { post } from '../mail/outbox.ts';
import { changeLetter } from '../security/letters.ts';
import { inTransaction } from '../storage/transaction.ts';
import { turnOffSecondFactor } from './authenticators.ts';

/**
 * Turns the codes of somebody off who lost app and recovery codes, and tells them by mail. For the operator, who has made
 * sure who asks. False when that address asks for none.
 */
export async function helpOutOfCodes(pool: Pool, address: Address, email: string): Promise<boolean> {
  return inTransaction(pool, async (client) => {
    const [owner] = await turnOffSecondFactor(client, [email]);
    if (owner) await post(client, owner, changeLetter(address, 'authenticator-off'));
    return owner !== undefined;
  });
}
