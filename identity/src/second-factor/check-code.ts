import type { AccountParts } from '../accounts/account-parts.ts';
import type { User } from '../accounts/users.ts';
import { recoveryCodeUsedLetter } from '../security/letters.ts';
import { tell } from '../security/tell.ts';
import { inTransaction } from '../storage/transaction.ts';
import { spendCode } from './authenticators.ts';
import { countRecoveryCodes, spendRecoveryCode } from './recovery-codes.ts';

export const NOT_SIX_DIGITS = 'Type the 6 digits that your app shows.';

const PROBLEMS = {
  right: undefined,
  wrong: 'That code isn’t right. It changes every 30 seconds: type the one that your app shows now.',
  used: 'That code was used already. Wait until your app shows the next one.',
};

const NO_RECOVERY_CODE = 'That isn’t one of your recovery codes, or it was used already. Each works once.';

/** What somebody typed where a code is asked for. */
export interface TypedCode {
  kind: 'code' | 'recovery';
  text: string;
}

export function readCode(form: URLSearchParams): TypedCode {
  const recovery = form.get('recovery_code');
  if (recovery !== null) return { kind: 'recovery', text: recovery };
  return { kind: 'code', text: (form.get('code') ?? '').replace(/[\s-]/g, '') };
}

/** Uses the code up. Answers what is wrong with it, in a sentence; undefined when it was right. */
export async function checkCode(
  parts: AccountParts,
  user: User,
  { kind, text }: TypedCode,
): Promise<string | undefined> {
  if (kind === 'code') return PROBLEMS[await spendCode(parts.pool, user.sub, text)];
  if (await redeem(parts, user, text)) return undefined;
  return NO_RECOVERY_CODE;
}

async function redeem(parts: AccountParts, user: User, text: string): Promise<boolean> {
  const used = await inTransaction(parts.pool, async (client) => {
    if (!(await spendRecoveryCode(client, user.sub, text))) return false;
    const left = await countRecoveryCodes(client, user.sub);
    await tell(client, parts.settings, user, recoveryCodeUsedLetter(parts.settings, left));
    return true;
  });
  if (used) parts.mail.wake();
  return used;
}
