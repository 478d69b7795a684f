import type { Pool } from 'pg';
import { type Endpoint, type Exchange, redirect } from '../endpoints/exchange.ts';
import { isMailSetUp, type Logger, type Settings } from '../options.ts';
import type { Notice } from '../pages/form.ts';
import type { Interaction, SignInFlow } from '../provider/sign-in-flow.ts';
import { CALLBACK, callback } from './callback.ts';
import { complete, type Journey, start } from './journey.ts';
import { findProposedLink } from './links.ts';
import { mustSignIn } from './pages/messages.ts';
import { labelOf } from './providers/known.ts';
import { openUpstream } from './providers/upstream.ts';

/** For a whole exchange with another provider, in ms. */
const USUAL_TIMEOUT = 8_000;

/** The way in through other providers, and what the hosted page has to know of it. */
export interface UpstreamDoor {
  /** Its endpoints; none where no provider is set up. */
  find(method: string, path: string): Endpoint | undefined;
  /** What the form says and fills in while an upstream account waits to be connected. */
  waiting(interaction: Interaction): Promise<{ email: string; notice: Notice } | undefined>;
  /** Sends the browser to the provider that the application asked for; false where it asked for none. */
  goStraightOn(exchange: Exchange, interaction: Interaction): boolean;
}

export function upstreamDoor(flow: SignInFlow, pool: Pool, settings: Settings, logger: Logger): UpstreamDoor {
  const { issuer, upstreamTimeout = USUAL_TIMEOUT } = settings;
  const upstreams = new Map(
    settings.upstreams?.map((each) => [
      each.name,
      openUpstream(each, `${issuer}${CALLBACK}`, upstreamTimeout),
    ]),
  );
  const journey: Journey = { flow, pool, settings, logger, upstreams };
  const find = endpoints(journey);
  return {
    find: (method, path) => (upstreams.size === 0 ? undefined : find(method, path)),
    async waiting({ uid }) {
      const link = upstreams.size === 0 ? undefined : await findProposedLink(pool, uid);
      if (!link) return undefined;
      const text = mustSignIn(labelOf(link.provider), link.email, isMailSetUp(settings));
      return { email: link.email, notice: { text, failed: false } };
    },
    goStraightOn(exchange, { uid, params }) {
      const name = String(params.identity_provider);
      if (!journey.upstreams.has(name)) return false;
      redirect(exchange, 303, `/sign-in/${uid}/upstream/${name}`);
      return true;
    },
  };
}

function endpoints(journey: Journey): UpstreamDoor['find'] {
  const comeBack = callback(journey.pool, journey.settings);
  const finish = complete(journey);
  return (method, path) => {
    if (path === CALLBACK) return method === 'GET' || method === 'POST' ? comeBack : undefined;
    const [matched, name] = /^\/sign-in\/[^/]+\/upstream(?:\/(\w+))?$/.exec(path) ?? [];
    if (matched === undefined || method !== 'GET') return undefined;
    if (name === undefined) return finish;
    const upstream = journey.upstreams.get(name);
    return upstream && start(journey, upstream);
  };
}
