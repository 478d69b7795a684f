import { focusIf, invalidIf, type Notice, noticeNote, problemNote } from '../../pages/form.ts';
import { html } from '../../pages/html.ts';
import { layout } from '../../pages/layout.ts';

export interface ConfirmPage {
  token: string;
  email: string;
  problem?: string;
  notice?: Notice | undefined;
  signUp: string;
  outbox?: { label: string; href: string } | undefined;
}

/** Says the same whether or not the address has an account. */
export function confirmPage({ token, email, problem, notice, signUp, outbox }: ConfirmPage): string {
  return layout({
    title: problem || notice?.failed ? 'Error: Enter the code' : 'Enter the code',
    content: html`<form method="post">
<h1>Enter the code</h1><p class="lead muted">We sent a mail to <b>${email}</b>. Type the 6 digits that stand in it; they work for 24 hours.</p>
${problemNote(problem)}${!problem && noticeNote(notice)}
<input type="hidden" name="token" value="${token}">
<label for="code">Code</label>
<input id="code" class="code" name="code" inputmode="numeric" autocomplete="one-time-code" maxlength="12" required${invalidIf(problem)}${focusIf(true)}>
<button class="button" type="submit">Confirm</button>
<button class="button quiet" type="submit" name="again" value="yes" formnovalidate>Send another code</button></form>
${outbox && html`<p class="note small"><a href="${outbox.href}">${outbox.label}</a></p>`}
<p class="note small muted">No mail after a few minutes? Look among the spam, or <a href="${signUp}">sign up with another address</a>.</p>`,
    foot: '',
  });
}
