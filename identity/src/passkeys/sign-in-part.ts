import type { Settings } from '../options.ts';
import { type Html, html } from '../pages/html.ts';
import { relyingParty } from './relying-party.ts';
import { scriptTag } from './script.ts';

/** Another way in, below the password. The script shows it where the browser has passkeys; without scripts it stays away. */
export function passkeySignIn(settings: Settings, action: string): Html | undefined {
  if (!relyingParty(settings)) return undefined;
  return html`<form method="post" action="${action}/passkey" data-passkey="get" data-options="${action}/passkey/options" hidden>
<p class="or small muted"><span>or</span></p>
<input type="hidden" name="credential">
<button class="button quiet" type="submit">Sign in with a passkey</button>
<p class="hint small" role="status"></p></form>${scriptTag}`;
}
