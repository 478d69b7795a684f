import { isMailSetUp, type Settings } from '../options.ts';
import { passkeySignIn } from '../passkeys/sign-in-part.ts';
import { upstreamButtons } from '../upstream/pages/buttons.ts';
import { emailField, focusIf, invalidIf, type Notice, noticeNote, problemNote } from './form.ts';
import { type Html, html } from './html.ts';
import { layout } from './layout.ts';

/** What the form shows again: everything typed but the password. */
export interface SignInForm {
  action: string;
  email: string;
  password?: string;
  problem?: string;
  notice?: Notice;
}

export function signInPage(form: SignInForm, settings: Settings): string {
  const { demo, issuer, upstreams } = settings;
  const mailed = isMailSetUp(settings);
  const host = new URL(issuer).host;
  return layout({
    title: form.problem || form.notice?.failed ? 'Error: Sign in' : 'Sign in',
    content: html`${signInForm(form, mailed)}
${passkeySignIn(settings, form.action)}
${upstreamButtons(upstreams, form.action)}
<p class="note small muted">No account? ${mailed ? html`<a href="${form.action}/sign-up">Sign up</a>` : 'Ask an owner of your organization for an invitation.'}</p>
${demo && demoAccounts(demo, form)}`,
    foot: `You are signing in at ${host}.`,
  });
}

/** "Forgot password?" stands only where its mail arrives. It follows the password for the Tab key. */
function signInForm({ action, email, password = '', problem, notice }: SignInForm, mailed: boolean): Html {
  const filled = email !== '' && password !== '';
  return html`<form method="post" action="${action}">
<h1>Sign in</h1><p class="lead muted">Use the address your organization invited.</p>
${noticeNote(notice)}${problemNote(problem)}
${emailField(email, html`${invalidIf(problem)}${focusIf(email === '')}`, 'username webauthn')}
<div class="secret"><label for="password">Password</label>
<input id="password" name="password" type="password" value="${password}" autocomplete="current-password" maxlength="256" required${invalidIf(problem)}${focusIf(email !== '' && !filled)}>
${mailed && html`<a href="/forgot-password">Forgot password?</a>`}</div>
<button class="button" type="submit"${focusIf(filled)}>Sign in</button></form>`;
}

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
