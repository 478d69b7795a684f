const NOWHERE = '@import.invalid';

/** Whether mail can be sent to an address: not to one that stands for somebody whose address nobody knows (RFC 2606). */
export const hasAddress = (email: string): boolean => !email.endsWith(NOWHERE);

/** An address that no mail can be sent to, made of a name and unlike those that are taken, until the real one is entered. */
export const addressOfNobody = (name: string, taken: ReadonlySet<string>): string => {
  const slug = name
    .toLowerCase()
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '');
  for (let number = 1; ; number++) {
    const email = `${slug || 'person'}${number === 1 ? '' : `-${number}`}${NOWHERE}`;
    if (!taken.has(email)) return email;
  }
};
