import type { PoolClient } from 'pg';
import type { User } from '../accounts/users.ts';
import type { Letter } from '../mail/letters.ts';
import { post } from '../mail/outbox.ts';
import { isMailSetUp, type Settings } from '../options.ts';

/** Lets the owner know, in the change's own transaction; wake the delivery after the commit. */
export async function tell(
  client: PoolClient,
  settings: Settings,
  { email }: User,
  letter: Letter,
): Promise<void> {
  if (isMailSetUp(settings)) await post(client, email, letter);
}
