import { hasAddress } from './no-address.ts';
import type { MemberEmployment } from './shapes.ts';

/** What is said of somebody together. */
export interface WholePerson {
  readonly name: string;
  readonly email: string;
  readonly employment: MemberEmployment;
  readonly start_date: string;
  readonly end_date: string | null;
  readonly has_account: boolean;
  readonly status: string;
}

/** A rule that is broken, beside which field, and what to do. */
export interface PersonClash {
  readonly rule: string;
  readonly field: 'employment' | 'email' | 'end_date';
  readonly message: string;
}

/** What of a person doesn't go together: `placeholder-has-account`, `email-needed`, `dates-in-order`. */
export const clashesOf = (person: WholePerson): PersonClash[] => {
  const { name, email, employment, has_account, status, start_date, end_date } = person;
  const clashes: (PersonClash | false)[] = [
    employment === 'placeholder' &&
      has_account && {
        ...{ rule: 'placeholder-has-account', field: 'employment' },
        message: `${name} has an account, and a placeholder is only a name: choose employee or contractor.`,
      },
    employment !== 'placeholder' &&
      status !== 'invited' &&
      !hasAddress(email) && {
        ...{ rule: 'email-needed', field: 'email' },
        message: 'Enter the e-mail address of a colleague; only a placeholder needs none.',
      },
    end_date !== null &&
      end_date < start_date && {
        ...{ rule: 'dates-in-order', field: 'end_date' },
        message: 'Choose a last day that isn’t before the first.',
      },
  ];
  return clashes.filter((clash) => clash !== false);
};

/** Why somebody's address stays: one that its person signs in with, or is written to at, isn't changed behind their back. */
export const addressKept = ({
  name,
  has_account,
  status,
}: Pick<WholePerson, 'name' | 'has_account' | 'status'>): PersonClash | undefined => {
  const rule = { rule: 'email-of-account', field: 'email' } as const;
  if (has_account) return { ...rule, message: `${name} signs in with this address: it stays as it is.` };
  if (status === 'invited')
    return {
      ...rule,
      message: `${name} is invited at this address: withdraw the invitation, and invite them at the other one.`,
    };
  return undefined;
};

/** Why nobody else can have an address that is somebody's. */
export const addressTaken = ({ name, left }: { name: string; left: boolean }): PersonClash => ({
  ...{ rule: 'email-taken', field: 'email' },
  message: left
    ? `${name}, who has left, has this address: invite them again, or use another one.`
    : `${name} of this team has this address: use another one.`,
});
