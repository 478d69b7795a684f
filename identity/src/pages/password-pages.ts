import { PASSWORD_MAX_LENGTH, PASSWORD_MIN_LENGTH } from '../accounts/password.ts';
import { emailField, invalidIf, type Notice, noticeNote, problemNote } from './form.ts';
import { html } from './html.ts';
import { layout } from './layout.ts';

export function forgotPasswordPage({
  email = '',
  problem,
  notice,
}: {
  email?: string;
  problem?: string;
  notice?: Notice;
} = {}): string {
  return layout({
    title: problem || notice?.failed ? 'Error: Forgot password' : 'Forgot password',
    content: html`<form method="post" action="/forgot-password">
<h1>Forgot your password?</h1><p class="lead muted">We send you a link by which you set a new one.</p>
${noticeNote(notice)}${problemNote(problem)}
${emailField(email, html`${invalidIf(problem)} autofocus`)}
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
