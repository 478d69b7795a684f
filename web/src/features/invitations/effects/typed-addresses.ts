import { type Invitee, inviteeOf } from './invitees.ts';

const NAMED = /^\s*"?([^"<]*?)"?\s*<([^<>]+)>\s*$/;

/**
 * Addresses out of what was typed or pasted, parted by commas, semicolons, spaces or lines; `Ann Lee <ann@example.org>`
 * keeps its name. `rest` is what isn't finished yet: the last word without anything after it.
 */
export function addressesIn(text: string): { found: Invitee[]; rest: string } {
  const parts = text.split(/[,;\n\r\t]/);
  const last = parts.pop() ?? '';
  const isFinished = /@\S+\s$/.test(last);
  return {
    found: [...parts, ...(isFinished ? [last] : [])].flatMap(peopleIn),
    rest: isFinished ? '' : last,
  };
}

/** The same where nothing more is coming. */
export const everyAddressIn = (text: string): Invitee[] => addressesIn(`${text}\n`).found;

function peopleIn(part: string): Invitee[] {
  const [, name, email] = NAMED.exec(part) ?? [];
  if (name !== undefined && email !== undefined)
    return [inviteeOf({ name: name.trim(), email: email.trim() })];
  return part
    .split(/\s+/)
    .filter(Boolean)
    .map((word) => inviteeOf({ email: word.replace(/^mailto:|^<|>$/gi, '') }));
}
