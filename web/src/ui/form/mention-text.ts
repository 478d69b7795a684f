/** Somebody, by the name of today. */
interface Reference {
  readonly id: string;
  readonly name: string;
}

/** A stretch of what was sent: words, or somebody mentioned. */
type Piece = { readonly text: string } | { readonly member_id: string };

/** Somebody mentioned in what is being written: as who they stand there. */
export interface Named extends Reference {
  /** What stands behind the @; only here it may differ from the name, so that namesakes stay apart. */
  readonly label: string;
}

/** What is being written, with the people mentioned in it. */
export interface Written {
  readonly text: string;
  readonly people: readonly Named[];
}

/** Nothing yet. */
export const NOTHING_WRITTEN: Written = { text: '', people: [] };

/** A mention that is being typed: where its @ stands, and what was typed behind it. */
export interface Typed {
  readonly from: number;
  readonly q: string;
}

const LONGEST = 40;

/** The mention before the caret; undefined where none is being typed. An address is none. */
export const typedMention = (text: string, caret: number): Typed | undefined => {
  const before = text.slice(Math.max(0, caret - LONGEST), caret);
  const [, words] = /(?:^|[\s([{"'“‘])@((?! )[^\n@]*)$/.exec(before) ?? [];
  if (words === undefined || words.split(' ').length > 4) return undefined;
  return { from: caret - words.length - 1, q: words.trim() };
};

/** Puts somebody in the place of what is typed of them. Answers where the caret goes, too. */
export const withMention = (
  { text, people }: Written,
  { from }: Typed,
  caret: number,
  person: Reference,
): Written & { readonly caret: number } => {
  const known = people.find(({ id }) => id === person.id);
  const named = known ?? { ...person, label: labelFor(person.name, people) };
  const put = `@${named.label} `;
  const rest = text.slice(caret).replace(/^ /, '');
  return {
    text: text.slice(0, from) + put + rest,
    people: known ? people : [...people, named],
    caret: from + put.length,
  };
};

const labelFor = (name: string, people: readonly Named[]): string => {
  const isFree = (label: string) => people.every((one) => one.label !== label);
  if (isFree(name)) return name;
  let n = 2;
  while (!isFree(`${name} (${n})`)) n += 1;
  return `${name} (${n})`;
};

/** What is sent: tokens in the place of names. Whoever's name was changed by hand is no mention any more. */
export const bodyOf = ({ text, people }: Written, tokenOf: (id: string) => string): string =>
  [...people]
    .sort((one, other) => other.label.length - one.label.length)
    .reduce((body, { id, label }) => replaced(body, `@${label}`, tokenOf(id)), text)
    .trim();

/** Where a longer word begins so, it isn't the name. */
const replaced = (body: string, label: string, token: string): string =>
  body
    .split(label)
    .reduce((before, after) => before + (/^[\p{L}\p{N}]/u.test(after) ? label : token) + after);

/** What was sent, as it is written again. */
export const writtenOf = (pieces: readonly Piece[], mentions: readonly Reference[]): Written => {
  const people: Named[] = [];
  const words = pieces.map((piece) => {
    if ('text' in piece) return piece.text;
    const person = mentions.find(({ id }) => id === piece.member_id);
    if (!person) return '';
    const known = people.find(({ id }) => id === person.id);
    const named = known ?? { ...person, label: labelFor(person.name, people) };
    if (!known) people.push(named);
    return `@${named.label}`;
  });
  return { text: words.join(''), people };
};
