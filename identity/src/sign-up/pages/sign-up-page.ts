import { NAME_MAX_LENGTH } from '../../accounts/name.ts';
import { PASSWORD_MAX_LENGTH, PASSWORD_MIN_LENGTH } from '../../accounts/password.ts';
import { type Notice, noticeNote, problemNote } from '../../pages/form.ts';
import { type Html, html } from '../../pages/html.ts';
import { layout } from '../../pages/layout.ts';
import type { Problem, Typed } from '../form.ts';

export interface SignUpPage {
  typed: Typed;
  problems?: Problem[];
  /** About the whole form. */
  refusal?: Notice;
  /** Where somebody goes who has an account. */
  signIn: string;
}

export function signUpPage({ typed, problems = [], refusal, signIn }: SignUpPage): string {
  const wrong = problems.length > 0 || refusal !== undefined;
  const field = fieldsOf(problems);
  return layout({
    title: wrong ? 'Error: Sign up' : 'Sign up',
    content: html`<form method="post" novalidate>
<h1>Sign up</h1><p class="lead muted">Use the address your organization invited.</p>
${noticeNote(refusal)}${problems.length > 0 && problemNote(summary(problems))}
${field('email', 'Email', html` type="email" value="${typed.email}" autocomplete="username" autocapitalize="none" spellcheck="false" maxlength="254" required`, !wrong)}
${field('name', 'Name', html` value="${typed.name}" autocomplete="name" maxlength="${NAME_MAX_LENGTH}" required`)}
${field('password', 'Password', html` type="password" autocomplete="new-password" minlength="${PASSWORD_MIN_LENGTH}" maxlength="${PASSWORD_MAX_LENGTH}" required`)}
${!problems.some(({ field }) => field === 'password') && html`<p class="hint small muted">At least ${PASSWORD_MIN_LENGTH} characters.</p>`}
<button class="button" type="submit">Sign up</button></form>
<p class="note small muted">You have an account? <a href="${signIn}">Sign in</a></p>`,
    foot: '',
  });
}

/** Each problem leads to its field. */
const summary = (problems: Problem[]): Html =>
  html`${problems.map(({ field, text }) => html`<a href="#${field}">${text}</a>`)}`;

/** A field, with what is wrong with it beside it; the first wrong one has the focus. */
function fieldsOf(problems: Problem[]) {
  return (name: Problem['field'], label: string, attributes: Html, focused = false): Html => {
    const problem = problems.find(({ field }) => field === name);
    const first = problem !== undefined && problem === problems[0];
    return html`<label for="${name}">${label}</label>
<input id="${name}" name="${name}"${attributes}${problem && html` aria-invalid="true" aria-describedby="${name}-problem"`}${(first || focused) && html` autofocus`}>
${problem && html`<p class="unfit small" id="${name}-problem">${problem.text}</p>`}`;
  };
}
