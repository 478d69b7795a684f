import type { AccountParts } from '../accounts/account-parts.ts';
import { findUser, type User } from '../accounts/users.ts';
import { type Endpoint, type Exchange, type Headers, readBody, reply } from '../endpoints/exchange.ts';
import type { Logger } from '../options.ts';
import { pageHeaders } from '../pages/headers.ts';
import { messagePage } from '../pages/message-page.ts';
import type { Interaction, SignInFlow } from '../provider/sign-in-flow.ts';
import { retryAfter, tooManyAttempts } from '../throttle/too-many.ts';
import { checkCode, NOT_SIX_DIGITS, readCode, type TypedCode } from './check-code.ts';
import { type CodeForm, codePage } from './code-page.ts';
import { countTry, endHalfSignIn, findHalfSignIn } from './half-sign-ins.ts';

const SIGN_IN_AGAIN = {
  title: 'Sign in once more',
  text: 'There were too many wrong codes, or more than ten minutes went by. Begin again.',
};

/** The page that asks for the code, by method and step below a sign-in under way. */
export function secondFactor(parts: AccountParts, flow: SignInFlow, logger: Logger): [string, Endpoint][] {
  const { pool, settings, throttle, browsers } = parts;
  const page = (
    exchange: Exchange,
    status: number,
    form: Omit<CodeForm, 'action'>,
    headers: Headers = {},
  ) => {
    const text = codePage({ ...form, action: exchange.url.pathname });
    reply(exchange, status, { ...pageHeaders(settings), ...headers }, text);
  };

  /** Runs the work with the person whose code is awaited. */
  const halfWay = (work: (exchange: Exchange, interaction: Interaction, user: User) => Promise<void>) => {
    const endpoint: Endpoint = (exchange) =>
      flow.during(exchange, async (interaction) => {
        const sub = await findHalfSignIn(pool, interaction.uid);
        const user = sub === undefined ? undefined : await findUser(pool, sub);
        if (user) await work(exchange, interaction, user);
        else beginAgain(exchange, interaction);
      });
    return endpoint;
  };
  const beginAgain = (exchange: Exchange, { uid }: Interaction) => {
    const way = { label: 'Sign in', href: `/sign-in/${uid}` };
    reply(exchange, 400, pageHeaders(settings), messagePage({ ...SIGN_IN_AGAIN, way }));
  };

  const show = halfWay(async (exchange, _interaction, { email }) =>
    page(exchange, 200, { email, kind: exchange.url.searchParams.has('recovery') ? 'recovery' : 'code' }),
  );

  const submit = halfWay(async (exchange, interaction, user) => {
    const { email, sub } = user;
    const typed = readCode(new URLSearchParams(await readBody(exchange)));
    if (typed.kind === 'code' && !/^\d{6}$/.test(typed.text)) {
      page(exchange, 400, { email, kind: typed.kind, problem: NOT_SIX_DIGITS });
      return;
    }
    const known = browsers.find(exchange, email);
    const attempt = await throttle.guard('second-factor', sub, exchange.address, known);
    if (attempt.waitMs > 0) {
      const problem = tooManyAttempts(attempt.waitMs);
      page(exchange, 429, { email, kind: typed.kind, problem }, retryAfter(attempt.waitMs));
    } else if (await isRight(exchange, interaction, user, typed)) {
      await attempt.succeeded();
      await endHalfSignIn(pool, interaction.uid);
      await flow.finish(exchange, interaction, user);
    }
  });

  /** Answers itself where it isn't. */
  const isRight = async (exchange: Exchange, interaction: Interaction, user: User, typed: TypedCode) => {
    const counted = await countTry(pool, interaction.uid);
    const problem = counted && (await checkCode(parts, user, typed));
    if (counted && !problem) return true;
    logger.info({ interaction: interaction.cid }, 'identity: second factor refused');
    if (problem) page(exchange, 400, { email: user.email, kind: typed.kind, problem });
    else beginAgain(exchange, interaction);
    return false;
  };

  return [
    ['GET code', show],
    ['POST code', submit],
  ];
}
