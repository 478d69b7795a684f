import { renderSVG } from 'uqr';
import { focusIf, invalidIf, problemNote } from '../../pages/form.ts';
import { Html, html } from '../../pages/html.ts';
import { layout } from '../../pages/layout.ts';
import { keyUri, typedSecret } from '../../second-factor/totp.ts';
import type { Visitor } from '../gate.ts';
import { tokenField } from './content.ts';

export interface SetUp extends Pick<Visitor, 'user' | 'token'> {
  secret: Uint8Array;
  problem?: string;
}

/** Shows the secret as a picture and as text, and asks for the first code. */
export function setUpPage({ user, token, secret, problem }: SetUp): string {
  const picture = new Html(renderSVG(keyUri(secret, user.email), { border: 2, pixelSize: 4 }));
  return layout({
    title: problem ? 'Error: Set up the codes' : 'Set up the codes',
    content: html`<form method="post" action="/security/authenticator/confirm">
<h1>Set up the codes</h1><p class="lead muted">Scan this with the authenticator app on your phone, then type the 6 digits that it shows.</p>
${problemNote(problem)}
<div class="qr" role="img" aria-label="The key for your app as a QR code; it stands below as text">${picture}</div>
<details><summary>Can’t scan it?</summary><p class="hint small muted">Type this key into the app, for ${user.email} at Muster:</p>
<p class="key"><code>${typedSecret(secret)}</code></p></details>
${tokenField({ token })}
<label for="code">Code</label>
<input id="code" class="code" name="code" inputmode="numeric" autocomplete="one-time-code" maxlength="12" required${invalidIf(problem)}${focusIf(true)}>
<button class="button" type="submit">Turn the codes on</button></form>
<p class="note small"><a href="/security">Not now</a></p>`,
    foot: '',
  });
}
