import { nameProblem, normalizeName } from '../accounts/name.ts';
import { passwordProblem } from '../accounts/password.ts';
import { isAddress, normalizeEmail } from '../accounts/users.ts';

/** What the form shows again: everything typed but the password. */
export interface Typed {
  email: string;
  name: string;
}

export interface Problem {
  field: 'email' | 'name' | 'password';
  text: string;
}

export interface SignUpForm extends Typed {
  password: string;
  problems: Problem[];
}

export function readSignUpForm(body: string | undefined): SignUpForm {
  const form = new URLSearchParams(body);
  const typed = {
    email: normalizeEmail(form.get('email') ?? ''),
    name: normalizeName(form.get('name') ?? ''),
    password: form.get('password') ?? '',
  };
  const found = {
    email: emailProblem(typed.email),
    name: nameProblem(typed.name),
    password: passwordProblem(typed.password),
  };
  const fields = ['email', 'name', 'password'] as const;
  return { ...typed, problems: fields.flatMap((field) => toProblem(field, found[field])) };
}

const toProblem = (field: Problem['field'], text: string | undefined): Problem[] =>
  text === undefined ? [] : [{ field, text }];

const emailProblem = (email: string) =>
  isAddress(email) ? undefined : 'Type an e-mail address such as name@example.org.';
