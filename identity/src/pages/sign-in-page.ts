import type { Settings } from '../options.ts';
import { Html, html } from './html.ts';
import { layout } from './layout.ts';

/** What the form shows again: everything typed but the password. */
export interface SignInForm {
  action: string;
  email: string;
  password?: string;
  problem?: string;
}

const MARK = new Html(
  '<svg width="16" height="16" viewBox="0 0 24 24" fill="none" stroke="currentColor" stroke-width="1.75" stroke-linecap="round" stroke-linejoin="round" aria-hidden="true"><path d="M3 12a9 9 0 1 0 18 0a9 9 0 1 0 -18 0M12 8v4M12 16h.01"/></svg>',
);

export function signInPage(form: SignInForm, { demo, issuer }: Settings): string {
  const host = new URL(issuer).host;
  return layout({
    title: form.problem ? 'Error: Sign in' : 'Sign in',
    content: html`${signInForm(form)}
${demo ? demoAccounts(demo, form) : html`<p class="note small muted">No account? Ask an owner of your organization for an invitation.</p>`}`,
    foot: `You are signing in at ${host}.`,
  });
}

function signInForm({ action, email, password = '', problem }: SignInForm): Html {
  const invalid = problem ? html` aria-invalid="true" aria-describedby="problem"` : '';
  const filled = email !== '' && password !== '';
  return html`<form method="post" action="${action}">
<h1>Sign in</h1><p class="lead muted">Use the address your organization invited.</p>
${problem && html`<p class="problem" id="problem" role="alert">${MARK}<span>${problem}</span></p>`}
<label for="email">Email</label>
<input id="email" name="email" type="email" value="${email}" autocomplete="username" autocapitalize="none" spellcheck="false" maxlength="254" required${invalid}${focusIf(email === '')}>
<label for="password">Password</label>
<input id="password" name="password" type="password" value="${password}" autocomplete="current-password" maxlength="256" required${invalid}${focusIf(email !== '' && !filled)}>
<button class="button" type="submit"${focusIf(filled)}>Sign in</button></form>`;
}

const focusIf = (focused: boolean) => focused && html` autofocus`;

/** Each account is a link that brings the page back with its address filled in, so it works without scripts. */
function demoAccounts({ accounts, password }: NonNullable<Settings['demo']>, form: SignInForm): Html {
  return html`<section class="demo" aria-labelledby="demo">
<header class="small muted"><div><h2 id="demo">Demo accounts</h2><span>Password: <code>${password}</code></span></div>Choose one to fill in the form.</header>
<ul>${accounts.map(
    ({ email, name, role }) =>
      html`<li><a href="${form.action}?email=${encodeURIComponent(email)}"${
        email === form.email && html` aria-current="true"`
      }><b>${role ?? name}</b><span class="muted">${email}</span></a></li>`,
  )}</ul></section>`;
}
