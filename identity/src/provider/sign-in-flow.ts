import { errors, type Provider } from 'oidc-provider';
import type { AccountParts } from '../accounts/account-parts.ts';
import type { SigningIn, User } from '../accounts/users.ts';
import { type Exchange, redirect, reply } from '../endpoints/exchange.ts';
import { endSession } from '../endpoints/logout.ts';
import { applicationAddress, type Logger, type Settings } from '../options.ts';
import { pageHeaders } from '../pages/headers.ts';
import { messagePage } from '../pages/message-page.ts';
import { hasAuthenticator } from '../second-factor/authenticators.ts';
import { beginHalfSignIn } from '../second-factor/half-sign-ins.ts';
import { settleLink } from '../upstream/links.ts';
import { loginOf } from './generation.ts';

/** A sign-in under way, as the protocol library keeps it. */
export type Interaction = Awaited<ReturnType<Provider['interactionDetails']>>;

/**
 * What every way of signing in shares: the sign-in it belongs to, and its end. A way that proves one factor (password,
 * another provider, a confirmed address) calls `admit`. Only what proves two calls `finish`: a passkey, and the code itself.
 */
export interface SignInFlow {
  /** Runs the work with the sign-in that this browser has under way; says so on a page where there is none. */
  during(exchange: Exchange, work: (interaction: Interaction) => Promise<void>): Promise<void>;
  /** The sign-in that this browser has under way, if it hasn't expired. */
  underWay(exchange: Exchange): Promise<Interaction | undefined>;
  /** Asks for the second factor where the person has one, else finishes. */
  admit(exchange: Exchange, interaction: Interaction, user: SigningIn): Promise<void>;
  /** Ends the sign-in: the browser is known from now on, and goes back to the application with a code for this person. */
  finish(exchange: Exchange, interaction: Interaction, user: SigningIn): Promise<void>;
}

export function signInFlow(provider: Provider, parts: AccountParts, logger: Logger): SignInFlow {
  const { pool, settings, browsers } = parts;
  const flow: SignInFlow = {
    underWay: (exchange) => underWay(provider, exchange),
    async during(exchange, work) {
      const interaction = await underWay(provider, exchange);
      if (interaction) await work(interaction);
      else reply(exchange, 400, pageHeaders(settings), messagePage(expired(settings)));
    },
    async admit(exchange, interaction, user) {
      if (!(await hasAuthenticator(pool, user.sub))) return flow.finish(exchange, interaction, user);
      await beginHalfSignIn(pool, interaction.uid, user);
      redirect(exchange, 303, `/sign-in/${interaction.uid}/code`);
    },
    async finish(exchange, interaction, user) {
      await forgetOtherPerson(provider, exchange, interaction, user);
      const { req, res } = exchange;
      const location = await provider.interactionResult(req, res, { login: loginOf(user) });
      await settleLink(pool, settings, interaction.uid, user);
      browsers.remember(exchange, user.email);
      redirect(exchange, 303, location);
      logger.info({ sub: user.sub }, 'identity: signed in');
    },
  };
  return flow;
}

async function underWay(provider: Provider, { req, res }: Exchange): Promise<Interaction | undefined> {
  try {
    return await provider.interactionDetails(req, res);
  } catch (error) {
    if (error instanceof errors.SessionNotFound) return undefined;
    throw error;
  }
}

/**
 * Somebody else may be signed in here already, also since this sign-in began; the library would ask them to sign out by
 * a page with scripts.
 */
async function forgetOtherPerson(
  provider: Provider,
  exchange: Exchange,
  interaction: Interaction,
  user: User,
): Promise<void> {
  const present = await provider.Session.get(provider.createContext(exchange.req, exchange.res));
  const others = [interaction.session?.accountId, present.accountId].filter((sub) => sub && sub !== user.sub);
  if (others.length === 0) return;
  await endSession(provider, exchange);
  delete interaction.session;
  await interaction.persist();
}

function expired(settings: Settings) {
  return {
    title: 'This page is out of date',
    text: 'The sign-in was finished or left for more than an hour. Start again from Muster.',
    way: { label: 'Back to Muster', href: applicationAddress(settings) },
  };
}
