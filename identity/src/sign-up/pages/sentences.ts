/** What a person is told at the code's page. */
export const NOT_SIX_DIGITS = 'Type the 6 digits that stand in the mail.';

export const USED_UP = 'That was tried five times, so this code no longer works. Send another one.';

export function wrongCode(triesLeft: number): string {
  if (triesLeft === 0) return USED_UP;
  const left = triesLeft === 1 ? 'One try is left.' : `${triesLeft} tries are left.`;
  return `That isn’t the code of this sign-up. Take it from the newest mail. ${left}`;
}

export const SENT_AGAIN = { text: 'Another mail is on its way. Only its code works now.', failed: false };

export const EXPIRED = {
  title: 'This sign-up has expired',
  text: 'Its code worked for 24 hours. Sign up again to get a new one.',
};

export const NO_SIGN_UP = {
  title: 'No sign-up waits here',
  text: 'Open this page in the browser in which you signed up, or sign up again.',
};

export const ALREADY_CONFIRMED = {
  title: 'This sign-up is confirmed already',
  text: 'Sign in with the address and the password that you chose.',
};

export const TAKEN = {
  title: 'This address has an account by now',
  text: 'It was made while this code was waiting. Sign in with its password, or set a new one.',
};

export const READY = {
  title: 'Your account is ready',
  text: 'The sign-in that you came from has expired. Sign in from Muster with the password that you chose.',
};
