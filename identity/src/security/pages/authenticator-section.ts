import { problemNote } from '../../pages/form.ts';
import { type Html, html } from '../../pages/html.ts';
import { problemOf, type SecurityPage, tokenField } from './content.ts';

export function authenticatorSection(page: SecurityPage): Html {
  const { hasAuthenticator } = page;
  return html`<section class="part" aria-labelledby="authenticator-title"><h2 id="authenticator-title">Codes of an authenticator app</h2>
${problemNote(problemOf(page, 'authenticator'))}
${hasAuthenticator ? turnedOn(page) : turnedOff(page)}</section>`;
}

function turnedOff(page: SecurityPage): Html {
  return html`<p class="muted">After your password, signing in also asks for 6 digits that an app on your phone shows.</p>
<form method="post" action="/security/authenticator">${tokenField(page)}
<button class="button quiet" type="submit">Set up the codes</button></form>`;
}

function turnedOn(page: SecurityPage): Html {
  return html`<p class="muted">On: signing in asks for a code. ${leftOver(page.recoveryCodes)}</p>
<details><summary>New recovery codes</summary>
<form method="post" action="/security/recovery-codes">${tokenField(page)}
<p class="hint">The old ones stop working at once.</p>
<button class="button quiet" type="submit">Make ten new recovery codes</button></form></details>
<details><summary>Turn the codes off</summary>
<form method="post" action="/security/authenticator/off">${tokenField(page)}
<p class="hint">Your password alone will do to sign in. The recovery codes go, too.</p>
<button class="button quiet danger" type="submit">Turn the codes off</button></form></details>`;
}

function leftOver(count: number): string {
  if (count === 0) return 'You have no recovery codes left: make new ones.';
  return count === 1 ? 'You have one recovery code left.' : `You have ${count} recovery codes left.`;
}
