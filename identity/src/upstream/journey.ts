import type { Pool } from 'pg';
import { type Endpoint, type Exchange, redirect, reply } from '../endpoints/exchange.ts';
import type { Logger, Settings } from '../options.ts';
import { scriptedPageHeaders } from '../pages/headers.ts';
import { signInPage } from '../pages/sign-in-page.ts';
import type { Interaction, SignInFlow } from '../provider/sign-in-flow.ts';
import { admit } from './admission.ts';
import { beginAttempt, type Return, takeAnswer } from './attempts.ts';
import { rememberInteraction } from './callback.ts';
import { proposeLink } from './links.ts';
import { FAILED, USED, withoutAddress } from './pages/messages.ts';
import { UpstreamFailure } from './providers/failure.ts';
import type { Upstream } from './providers/upstream.ts';

/** What the way to another provider and back needs. */
export interface Journey {
  flow: SignInFlow;
  pool: Pool;
  settings: Settings;
  logger: Logger;
  /** Those that are set up, by name. */
  upstreams: Map<string, Upstream>;
}

/** `GET /sign-in/{uid}/upstream/{name}`: off to the provider. */
export function start(journey: Journey, upstream: Upstream): Endpoint {
  const { flow, pool, settings } = journey;
  return (exchange) =>
    flow.during(exchange, (interaction) =>
      orTell(journey, exchange, interaction, upstream, async () => {
        const location = await upstream.authorizationUrl(
          await beginAttempt(pool, interaction.uid, upstream.name),
        );
        rememberInteraction(exchange, interaction.uid, settings.issuer);
        redirect(exchange, 303, location);
      }),
    );
}

/** `GET /sign-in/{uid}/upstream?state`: back again, where the sign-in's own cookie is sent. */
export function complete(journey: Journey): Endpoint {
  return (exchange) =>
    journey.flow.during(exchange, async (interaction) => {
      const state = exchange.url.searchParams.get('state') ?? '';
      const returned = await takeAnswer(journey.pool, interaction.uid, state);
      const upstream = journey.upstreams.get(returned?.provider ?? '');
      if (!returned || !upstream) showForm(journey, exchange, interaction, 400, USED);
      else {
        await orTell(journey, exchange, interaction, upstream, () =>
          end(journey, exchange, interaction, upstream, returned),
        );
      }
    });
}

async function end(
  journey: Journey,
  exchange: Exchange,
  interaction: Interaction,
  upstream: Upstream,
  { answer, secrets }: Return,
): Promise<void> {
  const { flow, pool, settings } = journey;
  const person = await upstream.identify(answer, secrets);
  const identity = { provider: upstream.name, issuer: upstream.issuer, subject: person.subject };
  const admission = await admit(pool, settings, identity, person);
  if (admission.outcome === 'no-address') {
    showForm(journey, exchange, interaction, 400, withoutAddress(upstream.label));
  } else if (admission.outcome === 'must-sign-in') {
    await proposeLink(pool, interaction.uid, identity, admission.user.sub);
    redirect(exchange, 303, `/sign-in/${interaction.uid}`);
  } else {
    await flow.admit(exchange, interaction, admission.user);
  }
}

/** Whatever the other provider does wrong ends on the page; the log learns no more than its kind. */
async function orTell(
  journey: Journey,
  exchange: Exchange,
  interaction: Interaction,
  { label }: Upstream,
  work: () => Promise<void>,
): Promise<void> {
  try {
    await work();
  } catch (error) {
    if (!(error instanceof UpstreamFailure)) throw error;
    const { reason, message } = error;
    journey.logger.warn({ upstream: label, reason, message }, 'identity: upstream sign-in failed');
    const status = reason === 'cancelled' ? 400 : 502;
    showForm(journey, exchange, interaction, status, FAILED[reason](label));
  }
}

function showForm(
  { settings }: Journey,
  exchange: Exchange,
  { uid }: Interaction,
  status: number,
  text: string,
): void {
  const form = { action: `/sign-in/${uid}`, email: '', notice: { text, failed: true } };
  reply(exchange, status, scriptedPageHeaders(settings), signInPage(form, settings));
}
