import type { Provider } from 'oidc-provider';
import { applicationAddress, type Settings } from '../options.ts';
import { pageHeaders } from '../pages/headers.ts';
import { messagePage } from '../pages/message-page.ts';
import { type Endpoint, type Exchange, redirect, reply } from './exchange.ts';

/** `GET /logout?client_id&logout_uri`: ends the provider's own session; the address must be registered exactly. */
export function logout(provider: Provider, settings: Settings): Endpoint {
  return async (exchange) => {
    const clientId = exchange.url.searchParams.get('client_id');
    const uri = exchange.url.searchParams.get('logout_uri') ?? '';
    if (clientId !== settings.clientId || !settings.logoutUris.includes(uri)) {
      reply(exchange, 400, pageHeaders(settings), messagePage(refusal(settings)));
      return;
    }
    await endSession(provider, exchange);
    redirect(exchange, 302, uri);
  };
}

/** Forgets at the provider whoever is signed in with this browser. */
export async function endSession(provider: Provider, { req, res }: Exchange): Promise<void> {
  const ctx = provider.createContext(req, res);
  const session = await provider.Session.get(ctx);
  await session.destroy();
  ctx.cookies.set(provider.cookieName('session'), null, { path: '/', signed: true });
}

function refusal(settings: Settings) {
  return {
    title: 'This sign-out can’t go on',
    text: 'The request that led here names an application or an address that is not registered. You are still signed in.',
    way: { label: 'Back to Muster', href: applicationAddress(settings) },
  };
}
