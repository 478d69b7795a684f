import type { PoolClient } from 'pg';
import { post } from '../mail/outbox.ts';
import { isMailSetUp, type Settings } from '../options.ts';
import { labelOf } from './providers/known.ts';

const VALID_MS = 72 * 3_600_000;

/** Lets the owner of an account know that there is another way into it. */
export async function tellOfConnection(
  client: PoolClient,
  settings: Settings,
  email: string,
  provider: string,
): Promise<void> {
  if (!isMailSetUp(settings)) return;
  const label = labelOf(provider);
  await post(client, email, {
    subject: `${label} was connected to your account`,
    lead: `Signing in with ${label} leads to your account at Muster now.`,
    ways: [
      { label: 'See how I sign in', href: `${settings.issuer}/security` },
      { label: 'Set a new password', href: `${settings.issuer}/forgot-password` },
    ],
    note: 'If it was you, there is nothing to do. If it wasn’t, set a new password at once.',
    validMs: VALID_MS,
  });
}
