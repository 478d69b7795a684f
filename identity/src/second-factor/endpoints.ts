import type { AccountParts } from '../accounts/account-parts.ts';
import type { SigningIn, User } from '../accounts/users.ts';
import { type Endpoint, type Exchange, type Headers, readBody, reply } from '../endpoints/exchange.ts';
import type { Logger, Settings } from '../options.ts';
import { pageHeaders } from '../pages/headers.ts';
import { messagePage } from '../pages/message-page.ts';
import type { Interaction, SignInFlow } from '../provider/sign-in-flow.ts';
import { codesTriedLetter } from '../security/letters.ts';
import { tell } from '../security/tell.ts';
import { inTransaction } from '../storage/transaction.ts';
import { retryAfter, tooManyAttempts } from '../throttle/too-many.ts';
import { countWrongCode, forgetWrongCodes } from './authenticators.ts';
import { checkCode, NOT_SIX_DIGITS, readCode, type TypedCode } from './check-code.ts';
import { type CodeForm, codePage } from './code-page.ts';
import { countTry, endHalfSignIn, findHalfSignIn } from './half-sign-ins.ts';

const SIGN_IN_AGAIN = {
  title: 'Sign in once more',
  text: 'There were too many wrong codes, or more than ten minutes went by. Begin again.',
};

/** Wrong codes, spread over however many sign-ins. */
const TOLD_EVERY = 5;

/** What happens with the person whose code is awaited. */
type Step = (exchange: Exchange, interaction: Interaction, user: SigningIn) => Promise<void>;

/** The page that asks for the code, by method and step below a sign-in under way. */
export function secondFactor(parts: AccountParts, flow: SignInFlow, logger: Logger): [string, Endpoint][] {
  return [
    ['GET code', halfWay(parts, flow, show(parts.settings))],
    ['POST code', halfWay(parts, flow, submit(parts, flow, logger))],
  ];
}

function halfWay({ pool, settings }: AccountParts, flow: SignInFlow, step: Step): Endpoint {
  return (exchange) =>
    flow.during(exchange, async (interaction) => {
      const user = await findHalfSignIn(pool, interaction.uid);
      if (user) await step(exchange, interaction, user);
      else beginAgain(settings, exchange, interaction);
    });
}

function show(settings: Settings): Step {
  return async (exchange, _interaction, { email }) => {
    const kind = exchange.url.searchParams.has('recovery') ? 'recovery' : 'code';
    page(settings, exchange, 200, { email, kind });
  };
}

/** Every code is counted before it is looked at: for the account, and for this very sign-in. */
function submit(parts: AccountParts, flow: SignInFlow, logger: Logger): Step {
  const { pool, settings, throttle, browsers } = parts;
  return async (exchange, interaction, user) => {
    const { email, sub } = user;
    const typed = readCode(new URLSearchParams(await readBody(exchange)));
    const again = (status: number, problem: string, headers?: Headers) =>
      page(settings, exchange, status, { email, kind: typed.kind, problem }, headers);
    if (isUnfinished(typed)) return again(400, NOT_SIX_DIGITS);
    const known = browsers.find(exchange, email);
    const attempt = await throttle.guard('second-factor', sub, exchange.address, known);
    const { waitMs } = attempt;
    if (waitMs > 0) return again(429, tooManyAttempts(waitMs), retryAfter(waitMs));
    const left = await countTry(pool, interaction.uid);
    if (left === undefined) return beginAgain(settings, exchange, interaction);
    const problem = await checkCode(parts, user, typed);
    if (problem) {
      logger.info({ interaction: interaction.cid, left }, 'identity: second factor refused');
      if ((await countWrongCode(pool, sub)) % TOLD_EVERY === 0) await warn(parts, user);
      return left > 0 ? again(400, problem) : beginAgain(settings, exchange, interaction);
    }
    await attempt.succeeded();
    await forgetWrongCodes(pool, sub);
    await endHalfSignIn(pool, interaction.uid);
    await flow.finish(exchange, interaction, user);
  };
}

/** Whoever came here knows the first factor, and may be somebody else. */
async function warn({ pool, settings, mail }: AccountParts, user: User): Promise<void> {
  await inTransaction(pool, (client) => tell(client, settings, user, codesTriedLetter(settings)));
  mail.wake();
}

/** A slip of the fingers costs no try. */
const isUnfinished = ({ kind, text }: TypedCode) => kind === 'code' && !/^\d{6}$/.test(text);

function page(
  settings: Settings,
  exchange: Exchange,
  status: number,
  form: Omit<CodeForm, 'action'>,
  headers: Headers = {},
): void {
  const text = codePage({ ...form, action: exchange.url.pathname });
  reply(exchange, status, { ...pageHeaders(settings), ...headers }, text);
}

function beginAgain(settings: Settings, exchange: Exchange, { uid }: Interaction): void {
  const way = { label: 'Sign in', href: `/sign-in/${uid}` };
  reply(exchange, 400, pageHeaders(settings), messagePage({ ...SIGN_IN_AGAIN, way }));
}
