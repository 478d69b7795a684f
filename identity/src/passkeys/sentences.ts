/** What a person is told when a passkey doesn't count. */
export const UNREADABLE =
  'This passkey could not be checked, so nobody was signed in. Try again, or sign in another way.';

export const TOO_LATE =
  'That took longer than five minutes, or the page was used before. Try your passkey once more.';

export const UNKNOWN = 'This passkey is not known here; it may have been removed. Sign in another way.';

export const COPIED =
  'This passkey seems to be in use somewhere else, as if it had been copied. Sign in another way, and remove it on your security page.';

export const NOT_MADE = 'The passkey could not be checked, so it was not added. Try again.';

export const MADE_TOO_LATE =
  'That took longer than five minutes, or the page was used before. Add the passkey once more.';

export const KNOWN_ALREADY = 'This passkey is in use already. Add another one, or keep it as it is.';

export const NO_NAME = 'Type a name of at most 60 characters for the passkey.';
