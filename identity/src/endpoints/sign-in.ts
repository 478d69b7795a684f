import type { AccountParts } from '../accounts/account-parts.ts';
import { authenticate } from '../accounts/users.ts';
import type { Logger } from '../options.ts';
import { scriptedPageHeaders } from '../pages/headers.ts';
import { type SignInForm, signInPage } from '../pages/sign-in-page.ts';
import type { SignInFlow } from '../provider/sign-in-flow.ts';
import { retryAfter, tooManyNotice } from '../throttle/too-many.ts';
import type { UpstreamDoor } from '../upstream/door.ts';
import { type Endpoint, type Exchange, type Headers, readBody, reply } from './exchange.ts';
import { signInHint } from './sign-in-hint.ts';

/** The same whichever of the two is wrong, or whether the account exists. */
const MISMATCH = 'That e-mail and password don’t match. Check both and try again.';

type Page = (exchange: Exchange, status: number, form: Omit<SignInForm, 'action'>, headers?: Headers) => void;

/** The hosted page: shows the form, and answers it. */
export function signIn(flow: SignInFlow, door: UpstreamDoor, parts: AccountParts, logger: Logger) {
  const { settings } = parts;
  const page: Page = (exchange, status, form, headers = {}) => {
    const text = signInPage({ ...form, action: exchange.url.pathname }, settings);
    reply(exchange, status, { ...scriptedPageHeaders(settings), ...headers }, text);
  };
  return { show: show(page, flow, door, parts), submit: submit(page, flow, door, parts, logger) };
}

function show(page: Page, flow: SignInFlow, door: UpstreamDoor, { pool, settings }: AccountParts): Endpoint {
  return (exchange) =>
    flow.during(exchange, async (interaction) => {
      const waiting = await door.waiting(interaction);
      const asked = !waiting && exchange.url.search === '';
      if (asked && door.goStraightOn(exchange, interaction)) return;
      const chosen = exchange.url.searchParams.get('email');
      const account = settings.demo?.accounts.find(({ email }) => email === chosen);
      const filled = account && { email: account.email, password: settings.demo?.password };
      page(exchange, 200, { ...(await signInHint(pool, interaction)), ...waiting, ...filled });
    });
}

function submit(
  page: Page,
  flow: SignInFlow,
  door: UpstreamDoor,
  { pool, throttle, browsers }: AccountParts,
  logger: Logger,
): Endpoint {
  return (exchange) =>
    flow.during(exchange, async (interaction) => {
      const body = await readBody(exchange);
      if (body === undefined) {
        page(exchange, 413, { email: '', problem: MISMATCH });
        return;
      }
      const form = new URLSearchParams(body);
      const email = form.get('email') ?? '';
      const known = browsers.find(exchange, email);
      const attempt = await throttle.guard('sign-in', email, exchange.address, known);
      if (attempt.waitMs > 0) {
        page(exchange, 429, { email, notice: tooManyNotice(attempt.waitMs) }, retryAfter(attempt.waitMs));
        return;
      }
      const user = await authenticate(pool, email, form.get('password') ?? '');
      if (!user) {
        logger.info({ interaction: interaction.cid }, 'identity: sign-in refused');
        page(exchange, 400, { ...(await door.waiting(interaction)), email, problem: MISMATCH });
        return;
      }
      await attempt.succeeded();
      await flow.admit(exchange, interaction, user);
    });
}
