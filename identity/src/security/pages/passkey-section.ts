import { focusIf, invalidIf, problemNote } from '../../pages/form.ts';
import { type Html, html } from '../../pages/html.ts';
import { MOST_PASSKEYS, type Passkey } from '../../passkeys/passkeys.ts';
import { userHandle } from '../../passkeys/relying-party.ts';
import { problemOf, type SecurityPage, tokenField } from './content.ts';

const NAME = html` maxlength="60" required`;

export function passkeySection(page: SecurityPage): Html {
  const problem = problemOf(page, 'passkeys');
  const { passkeys } = page;
  return html`<section class="part" aria-labelledby="passkeys-title"><h2 id="passkeys-title">Passkeys</h2>
<p class="muted">Sign in with your fingerprint, your face or the code of your device, without a password.</p>
${problemNote(problem)}
${passkeys.length > 0 && html`<ul class="owned">${passkeys.map((passkey, index) => row(page, passkey, index))}</ul>`}
${passkeys.length < MOST_PASSKEYS && newPasskey(page, problem)}</section>`;
}

/** Hidden until the script has seen that this browser has passkeys. */
function newPasskey(page: SecurityPage, problem: string | undefined): Html {
  const { party, device } = page;
  const none = html`<p class="hint small muted" data-without-passkeys>This browser can’t add a passkey here: it needs scripts and a secure connection.</p>`;
  if (!party) return none;
  const name = problem === undefined ? device : (page.problem?.typed ?? device);
  return html`${none}<form method="post" action="/security/passkeys" data-passkey="create" data-options="/security/passkeys/options" data-accepted="${accepted(page, party.id)}" hidden>
${tokenField(page)}<input type="hidden" name="credential">
<label for="passkey-name">Name of the new passkey</label>
<input id="passkey-name" name="name" value="${name}" autocomplete="off"${NAME}${invalidIf(problem)}${focusIf(problem !== undefined)}>
<button class="button quiet" type="submit">Add a passkey</button>
<p class="hint small" role="status"></p></form>`;
}

function row(
  page: SecurityPage,
  { credential_id, name, created_at, last_used_at }: Passkey,
  index: number,
): Html {
  const used = last_used_at ? `last used ${day(last_used_at)}` : 'not used yet';
  const id = html`${tokenField(page)}<input type="hidden" name="id" value="${credential_id}">`;
  return html`<li><b>${name}</b><span class="small muted">Added ${day(created_at)}, ${used}</span>
<details><summary aria-label="Rename or remove ${name}">Rename or remove</summary>
<form method="post" action="/security/passkeys/rename">${id}<label for="passkey-${index}">Name</label>
<input id="passkey-${index}" name="name" value="${name}" autocomplete="off"${NAME}>
<button class="button quiet" type="submit">Rename</button></form>
<form method="post" action="/security/passkeys/remove">${id}
<button class="button quiet danger" type="submit">Remove this passkey</button></form></details></li>`;
}

/** Lets the browser forget passkeys that were removed here. */
function accepted({ user, passkeys }: SecurityPage, rpId: string): string {
  return JSON.stringify({
    rpId,
    userId: Buffer.from(userHandle(user.sub)).toString('base64url'),
    allAcceptedCredentialIds: passkeys.map(({ credential_id }) => credential_id),
  });
}

const DAY = new Intl.DateTimeFormat('en-GB', { dateStyle: 'medium', timeZone: 'UTC' });
const day = (date: Date) => DAY.format(date);
