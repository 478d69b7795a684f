import type { AccountParts } from '../accounts/account-parts.ts';
import { nameProblem, normalizeName } from '../accounts/name.ts';
import { hashPassword, passwordProblem } from '../accounts/password.ts';
import { authenticate, type SigningIn } from '../accounts/users.ts';
import { inTransaction } from '../storage/transaction.ts';
import { tooManyAttempts } from '../throttle/too-many.ts';
import { changeLetter } from './letters.ts';
import { endOtherSignIns } from './other-sign-ins.ts';
import { type Change, type Outcome, problem } from './outcome.ts';
import { tell } from './tell.ts';
import { findWaysIn } from './ways-in.ts';
import { whileSignedIn } from './while-signed-in.ts';

const WRONG_PASSWORD = 'That isn’t your present password. Type the one that you sign in with.';

/** Changing the name: the next tokens carry it. */
export function changeName({ pool, settings }: AccountParts): Change {
  return async ({ user }, form) => {
    const name = normalizeName(form.get('name') ?? '');
    const found = nameProblem(name);
    if (found) return problem('name', found, { typed: name });
    await inTransaction(pool, async (client) => {
      const { rowCount } = await client.query(
        'update idp.users set name = $2, updated_at = $3 where sub = $1 and name <> $2',
        [user.sub, name, new Date()],
      );
      if (rowCount === 1) await tell(client, settings, user, changeLetter(settings, 'name'));
    });
    return { note: 'name' };
  };
}

/** Changing the password, or setting the first one. The present one is asked for, and wrong ones are counted as at sign-in. */
export function changePassword(parts: AccountParts): Change {
  const { pool, throttle, browsers } = parts;
  return async ({ user, sessionUid }, form, exchange) => {
    const password = form.get('password') ?? '';
    const found = passwordProblem(password);
    if (found) return problem('password', found, { field: 'password' });
    if ((await findWaysIn(pool, user.sub)).hasPassword) {
      const known = browsers.find(exchange, user.email);
      const attempt = await throttle.guard('sign-in', user.email, exchange.address, known);
      const { waitMs } = attempt;
      if (waitMs > 0) return problem('password', tooManyAttempts(waitMs), { waitMs });
      const right = await authenticate(pool, user.email, form.get('old_password') ?? '');
      if (!right) return problem('password', WRONG_PASSWORD, { field: 'old_password' });
      await attempt.succeeded();
    }
    return setPassword(parts, user, sessionUid, password);
  };
}

/** Whoever was signed in by the old one is signed out, but for this very browser. */
async function setPassword(
  { pool, settings }: AccountParts,
  user: SigningIn,
  sessionUid: string,
  password: string,
): Promise<Outcome> {
  const passwordHash = await hashPassword(password);
  return whileSignedIn(pool, user, async (client) => {
    await client.query('update idp.users set password_hash = $2, updated_at = $3 where sub = $1', [
      user.sub,
      passwordHash,
      new Date(),
    ]);
    await client.query('delete from idp.password_links where user_sub = $1', [user.sub]);
    await endOtherSignIns(client, user.sub, sessionUid);
    await tell(client, settings, user, changeLetter(settings, 'password'));
    return { note: 'password' };
  });
}
