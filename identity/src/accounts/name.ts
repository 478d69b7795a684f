export const NAME_MAX_LENGTH = 100;

/** One line, without spaces around it. */
export const normalizeName = (name: string) => name.trim().replace(/\s+/g, ' ');

/** What is wrong with a name that somebody chose for themselves. */
export function nameProblem(name: string): string | undefined {
  if (name === '') return 'Type your name as your colleagues know it.';
  if (name.length > NAME_MAX_LENGTH) return `Use at most ${NAME_MAX_LENGTH} characters for your name.`;
  return /[\p{Cc}\p{Cf}]/u.test(name)
    ? 'Use only letters and signs that can be seen in your name.'
    : undefined;
}
