import type { Pool } from 'pg';
import { findUser } from '../accounts/users.ts';
import type { SignInForm } from '../pages/sign-in-page.ts';
import type { Interaction } from '../provider/sign-in-flow.ts';
import { SECURITY_CLIENT } from '../security/client.ts';

const ONCE_MORE = { text: 'Sign in to see and change how you sign in.', failed: false };

/** How the form begins: with whom the application names, else with who is signed in in this browser already. */
export async function signInHint(
  pool: Pool,
  { params, session }: Interaction,
): Promise<Pick<SignInForm, 'email' | 'notice'>> {
  const present = session && (await findUser(pool, session.accountId));
  const email = typeof params.login_hint === 'string' ? params.login_hint : (present?.email ?? '');
  return params.client_id === SECURITY_CLIENT ? { email, notice: ONCE_MORE } : { email };
}
