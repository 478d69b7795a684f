import { type Invitee, inviteeOf } from './invitees.ts';

const FINISHED = /^(.*(?:@[^\s,;<>]+>?[\s,;]|[\n\r]))(.*)$/s;
const BRACKETED = /([^<>]*)<\s*(?:mailto:)?([^<>\s]*)\s*>/gi;
const AFTER_ADDRESS = /^(.*@[^\s,]+)[\s,]+(.*)$/s;

/**
 * Addresses out of what was typed or pasted, parted by commas, semicolons, spaces or lines; `Lee, Ann <ann@example.org>`
 * keeps its name. `rest` is what isn't finished yet: the words after the last address or line.
 */
export function addressesIn(text: string): { found: Invitee[]; rest: string } {
  const [, done = '', rest = text] = FINISHED.exec(text) ?? [];
  return { found: everyAddressIn(done), rest: rest.trimStart() };
}

/** The same where nothing more is coming. */
export const everyAddressIn = (text: string): Invitee[] => text.split(/[;\n\r\t]/).flatMap(peopleIn);

/** People of one line: some as `Name <address>`, the others as addresses alone. */
function peopleIn(line: string): Invitee[] {
  let end = 0;
  const named = [...line.matchAll(BRACKETED)].flatMap(([whole, before = '', email = '']) => {
    end += whole.length;
    const [, others = '', name = before] = AFTER_ADDRESS.exec(before) ?? [];
    return [...bare(others), inviteeOf({ email, name: name.replace(/^[\s,"']+|[\s,"']+$/g, '') })];
  });
  return [...named, ...bare(line.slice(end))];
}

const bare = (text: string): Invitee[] =>
  text
    .split(/[\s,]+/)
    .filter(Boolean)
    .map((word) => inviteeOf({ email: word.replace(/^mailto:|^<|>$/gi, '') }));
