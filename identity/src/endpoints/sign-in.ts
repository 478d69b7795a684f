import { errors, type Provider } from 'oidc-provider';
import type { Pool } from 'pg';
import { authenticate, type User } from '../accounts/users.ts';
import type { Logger, Settings } from '../options.ts';
import { applicationAddress } from '../options.ts';
import { pageHeaders } from '../pages/headers.ts';
import { messagePage } from '../pages/message-page.ts';
import { type SignInForm, signInPage } from '../pages/sign-in-page.ts';
import { type Endpoint, type Exchange, readBody, redirect, reply } from './exchange.ts';
import { endSession } from './logout.ts';

type Interaction = Awaited<ReturnType<Provider['interactionDetails']>>;

/** The same whichever of the two is wrong, or whether the account exists. */
const MISMATCH = 'That e-mail and password don’t match. Check both and try again.';

/** The hosted page: shows the form, and answers it. */
export function signIn(provider: Provider, pool: Pool, settings: Settings, logger: Logger) {
  const page = (exchange: Exchange, status: number, form: Omit<SignInForm, 'action'>) => {
    const text = signInPage({ ...form, action: exchange.url.pathname }, settings);
    reply(exchange, status, pageHeaders(settings), text);
  };

  const show: Endpoint = (exchange) =>
    duringSignIn(provider, settings, exchange, async ({ params }) => {
      const chosen = exchange.url.searchParams.get('email');
      const account = settings.demo?.accounts.find(({ email }) => email === chosen);
      const hint = typeof params.login_hint === 'string' ? params.login_hint : '';
      page(
        exchange,
        200,
        account ? { email: account.email, password: settings.demo?.password } : { email: hint },
      );
    });

  const submit: Endpoint = (exchange) =>
    duringSignIn(provider, settings, exchange, async (interaction) => {
      const body = await readBody(exchange);
      if (body === undefined) {
        page(exchange, 413, { email: '', problem: MISMATCH });
        return;
      }
      const form = new URLSearchParams(body);
      const email = form.get('email') ?? '';
      const user = await authenticate(pool, email, form.get('password') ?? '');
      if (!user) {
        logger.info({ interaction: interaction.cid }, 'identity: sign-in refused');
        page(exchange, 400, { email, problem: MISMATCH });
        return;
      }
      await forgetOtherPerson(provider, exchange, interaction, user);
      const result = { login: { accountId: user.sub } };
      const { req, res } = exchange;
      redirect(exchange, 303, await provider.interactionResult(req, res, result));
      logger.info({ sub: user.sub }, 'identity: signed in');
    });

  return { show, submit };
}

/** Somebody else may be signed in here already; the library would ask them to sign out by a page with scripts. */
async function forgetOtherPerson(
  provider: Provider,
  exchange: Exchange,
  interaction: Interaction,
  user: User,
): Promise<void> {
  if (!interaction.session || interaction.session.accountId === user.sub) return;
  await endSession(provider, exchange);
  delete interaction.session;
  await interaction.persist();
}

async function duringSignIn(
  provider: Provider,
  settings: Settings,
  exchange: Exchange,
  work: (interaction: Interaction) => Promise<void>,
): Promise<void> {
  let interaction: Interaction;
  try {
    interaction = await provider.interactionDetails(exchange.req, exchange.res);
  } catch (error) {
    if (!(error instanceof errors.SessionNotFound)) throw error;
    reply(exchange, 400, pageHeaders(settings), messagePage(expired(settings)));
    return;
  }
  await work(interaction);
}

function expired(settings: Settings) {
  return {
    title: 'This page is out of date',
    text: 'The sign-in was finished or left for more than an hour. Start again from Muster.',
    way: { label: 'Back to Muster', href: applicationAddress(settings) },
  };
}
