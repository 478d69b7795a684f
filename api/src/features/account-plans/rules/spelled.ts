const FOREIGN = '[^\\x01-\\x7f]';
const ACCENTS = '[\\u0300-\\u036f]*';
/** Signs that `plain_words` takes for several letters: whatever holds one is looked at closely. Not those for Kelvin and Ångström, which are k and å in any case. */
const OF_SEVERAL =
  '[\\u0132\\u0133\\u0149\\u01c4-\\u01cc\\u01f1-\\u01f3\\u2100-\\u2129\\u212c-\\u218f\\u2460-\\u24ff\\u3200-\\u33ff\\ufb00-\\ufb4f]';
/** Pairs that `plain_words` makes of one letter. */
const PAIRS = /ss|ae|./gu;
const PLAIN = /^[a-z0-9]+$/;

const letter = (one: string): string =>
  PLAIN.test(one) ? `(?:${one}|${FOREIGN})${ACCENTS}` : `${FOREIGN}${ACCENTS}`;

/** A regular expression of how a plain word may be spelled in a text with letters beyond ASCII; it finds every spelling, and more. */
const spelled = (word: string): string =>
  [...word.matchAll(PAIRS)]
    .map(([unit]) => {
      const letters = [...unit].map(letter).join('');
      return [...unit].length === 1 ? letters : `(?:${letters}|${FOREIGN}${ACCENTS})`;
    })
    .join('');

/**
 * A regular expression, of any case, that is found in every text whose plain words (`plain_words`) hold one of `words`, and in few others.
 * Splitting a text into its words takes ten times as long.
 */
export const spellingsOf = (words: readonly string[]): string =>
  [OF_SEVERAL, ...words.map(spelled)].join('|');

/** The word of a name that says most: a text that names somebody holds it. */
export const tellingWord = (words: readonly string[]): string =>
  words.reduce((longest, word) => (word.length > longest.length ? word : longest), '');
