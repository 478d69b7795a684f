import { type Invitee, inviteeOf } from './invitees.ts';

/** An address with something after it that parts people, but not within brackets; or a line. */
const FINISHED = /^(.*(?:@[^\s,;<>]+>?[\s,;](?![^<]*>)|[\n\r]))(.*)$/s;
const BRACKETED = /([^<>]*)<\s*(?:mailto:)?([^<>]*)>/gi;
const AFTER_ADDRESS = /^(.*@[^\s,]+)[\s,]+(.*)$/s;

/**
 * Addresses out of what was typed or pasted, parted by commas, semicolons, spaces or lines; `Lee, Ann <ann@example.org>`
 * keeps its name, and so does `Guard 2408 guard@example.org`. `rest` is what isn't finished yet: the words after the last address or line.
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
    return [
      ...bare(others),
      inviteeOf({ email: email.replace(/\s+/g, ''), name: name.replace(/^[\s,"']+|[\s,"']+$/g, '') }),
    ];
  });
  return [...named, ...bare(line.slice(end))];
}

/** People without brackets: words before an address are its name, and several words without any are somebody whose address is missing. */
const bare = (text: string): Invitee[] =>
  text.split(',').flatMap((part) => {
    const found: Invitee[] = [];
    let name: string[] = [];
    for (const word of part.split(/\s+/).filter(Boolean)) {
      if (!word.includes('@')) {
        name.push(word);
        continue;
      }
      found.push(inviteeOf({ email: word.replace(/^mailto:|^<|>$/gi, ''), name: name.join(' ') }));
      name = [];
    }
    return [...found, ...withoutAddress(name)];
  });

const withoutAddress = (words: readonly string[]): Invitee[] => {
  if (words.length === 0) return [];
  return [inviteeOf(words.length === 1 ? { email: words.join() } : { name: words.join(' ') })];
};
