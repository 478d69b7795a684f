import { PASSWORD_MAX_LENGTH, PASSWORD_MIN_LENGTH } from '../accounts/password.ts';
import type { Mail } from '../storage/outbox.ts';
import { emailField, invalidIf, problemNote } from './form.ts';
import { type Html, html } from './html.ts';
import { layout } from './layout.ts';

export function forgotPasswordPage(): string {
  return layout({
    title: 'Forgot password',
    content: html`<form method="post" action="/forgot-password">
<h1>Forgot your password?</h1><p class="lead muted">We send you a link by which you set a new one.</p>
${emailField('', html` autofocus`)}
<button class="button" type="submit">Send the link</button></form>`,
    foot: '',
  });
}

export function setPasswordPage({
  token,
  email,
  problem,
}: {
  token: string;
  email: string;
  problem?: string;
}): string {
  return layout({
    title: problem ? 'Error: Set a password' : 'Set a password',
    content: html`<form method="post" action="/set-password">
<h1>Set a password</h1><p class="lead muted">For ${email}. You will be signed out everywhere.</p>
${problemNote(problem)}
<input type="hidden" name="token" value="${token}">
<input class="hidden" type="text" name="username" value="${email}" autocomplete="username" tabindex="-1" aria-hidden="true" readonly>
<label for="password">New password</label>
<input id="password" name="password" type="password" autocomplete="new-password" minlength="${PASSWORD_MIN_LENGTH}" maxlength="${PASSWORD_MAX_LENGTH}" required autofocus${invalidIf(problem)}>
<p class="hint small muted">At least ${PASSWORD_MIN_LENGTH} characters.</p>
<button class="button" type="submit">Set the password</button></form>`,
    foot: '',
  });
}

/** The demo sends no mail; this page stands for everybody's mailbox. */
export function outboxPage(mails: Mail[]): string {
  const list = mails.map(
    ({ recipient, subject, body, created_at }) => html`<li><h2>${subject}</h2>
<p class="small muted">To ${recipient}, ${created_at.toISOString().slice(0, 16).replace('T', ' ')} UTC</p>
<p class="text">${linked(body)}</p></li>`,
  );
  return layout({
    title: 'Outbox of the demo',
    content: html`<h1>Outbox of the demo</h1><p class="lead muted">The demo sends no mail. What would have been sent stands here.</p>
${mails.length > 0 ? html`<ul class="mails">${list}</ul>` : html`<p>Nothing has been sent yet.</p>`}`,
    foot: '',
  });
}

function linked(text: string): Html {
  const parts = text.split(/(https?:\/\/\S+)/);
  return html`${parts.map((part) => (/^https?:/.test(part) ? html`<a href="${part}">${part}</a>` : part))}`;
}
