import type { AccountParts } from '../accounts/account-parts.ts';
import type { Endpoint } from '../endpoints/exchange.ts';
import { withMail } from '../mail/outbox-page.ts';
import type { SignInFlow } from '../provider/sign-in-flow.ts';
import { finish } from './finish.ts';
import { start } from './start.ts';

const NO_MAIL =
  'Signing up needs a code that comes by mail, and no mail server is set up: ask an owner of your organization for an invitation.';

/** The steps of signing up, by method and step: below a sign-in under way, and on their own where it has expired. */
export function signUp(parts: AccountParts, flow: SignInFlow): [string, Endpoint][] {
  const [first, second] = [start(parts), finish(parts, flow)];
  const endpoints: [string, Endpoint][] = [
    ['GET sign-up', first.show],
    ['POST sign-up', first.submit],
    ['GET confirm', second.show],
    ['POST confirm', second.submit],
  ];
  return endpoints.map(([step, endpoint]) => [step, withMail(parts.settings, NO_MAIL, endpoint)]);
}
