import { NAME_MAX_LENGTH } from '../../accounts/name.ts';
import { PASSWORD_MAX_LENGTH, PASSWORD_MIN_LENGTH } from '../../accounts/password.ts';
import { focusIf, invalidIf, problemNote } from '../../pages/form.ts';
import { type Html, html } from '../../pages/html.ts';
import { problemOf, type SecurityPage, tokenField } from './content.ts';

export function nameSection(page: SecurityPage): Html {
  const problem = problemOf(page, 'name');
  const name = problem === undefined ? page.user.name : (page.problem?.typed ?? '');
  return html`<section class="part" aria-labelledby="name-title"><h2 id="name-title">Name</h2>
<form method="post" action="/security/name">${tokenField(page)}${problemNote(problem)}
<label for="name">Your name</label>
<input id="name" name="name" value="${name}" autocomplete="name" maxlength="${NAME_MAX_LENGTH}" required${invalidIf(problem)}${focusIf(problem !== undefined)}>
<button class="button quiet" type="submit">Change the name</button></form></section>`;
}

export function passwordSection(page: SecurityPage): Html {
  const { hasPassword, user } = page;
  const problem = problemOf(page, 'password');
  return html`<section class="part" aria-labelledby="password-title"><h2 id="password-title">Password</h2>
<p class="muted">${hasPassword ? 'A new one ends every other sign-in.' : 'You have none yet.'}</p>
<form method="post" action="/security/password">${tokenField(page)}${problemNote(problem)}
<input class="hidden" type="text" name="username" value="${user.email}" autocomplete="username" tabindex="-1" aria-hidden="true" readonly>
${hasPassword && presentPassword(page)}
<label for="password">New password</label>
<input id="password" name="password" type="password" autocomplete="new-password" minlength="${PASSWORD_MIN_LENGTH}" maxlength="${PASSWORD_MAX_LENGTH}" required${markIf(page, 'password')}>
<p class="hint small muted">At least ${PASSWORD_MIN_LENGTH} characters.</p>
<button class="button quiet" type="submit">${hasPassword ? 'Change the password' : 'Set a password'}</button></form></section>`;
}

function presentPassword(page: SecurityPage): Html {
  return html`<label for="old_password">Present password</label>
<input id="old_password" name="old_password" type="password" autocomplete="current-password" maxlength="${PASSWORD_MAX_LENGTH}" required${markIf(page, 'old_password')}>`;
}

function markIf({ problem }: SecurityPage, field: 'old_password' | 'password'): Html | false {
  return problem?.field === field && html`${invalidIf(problem.text)}${focusIf(true)}`;
}
