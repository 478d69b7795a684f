import type { Role } from '#contract/access/roles.ts';

/** A demo account; `organizations` are the places where the role is held. */
export interface DemoAccount {
  readonly sub: string;
  readonly email: string;
  readonly name: string;
  readonly role: Role;
  readonly position: string;
  readonly organizations: readonly ('northgate' | 'kestrel')[];
  /** False for the person who has yet to choose an organization. */
  readonly settled: boolean;
}

/** The password of every demo account. */
export const DEMO_PASSWORD = 'muster-demo';

const account = (
  at: number,
  role: Role,
  name: string,
  position: string,
  both: boolean,
  mailbox: string = role,
): DemoAccount => ({
  sub: `00000000-0000-4000-8000-00000000000${at}`,
  email: `${mailbox}@muster.example`,
  name,
  role,
  position,
  organizations: both ? ['northgate', 'kestrel'] : ['northgate'],
  settled: mailbox === role,
});

/** The seven roles and somebody who works in two organizations without having chosen one. */
export const DEMO_ACCOUNTS: readonly DemoAccount[] = [
  account(1, 'member', 'Tomasz Wrona', 'Field technician', true),
  account(2, 'coordinator', 'Aisha Khan', 'Shift coordinator', false),
  account(3, 'manager', 'Jonas Meyer', 'Contract manager', true),
  account(4, 'director', 'Maren Holt', 'Operations director', false),
  account(5, 'owner', 'Sofia Lindqvist', 'Managing director', false),
  account(6, 'executive', 'Idris Bello', 'Group executive', true),
  account(7, 'admin', 'Mara Quinn', 'Platform administrator', false),
  account(8, 'member', 'Cleo Hart', 'Relief officer', true, 'chooser'),
];
