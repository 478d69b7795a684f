import { array, constantFrom, oneof, sample, string, tuple } from 'fast-check';
import { expect, test } from 'vitest';
import { patternMatch } from './permission.ts';

type Token = { readonly any: 'run' | 'segment' } | { readonly text: string };

const isLetter = (sign: string) =>
  (sign >= 'a' && sign <= 'z') || (sign >= 'A' && sign <= 'Z') || sign === '_';
const isDigit = (sign: string) => sign >= '0' && sign <= '9';

/** The length of the name that begins at `at`; 0 without one. */
const nameLength = (pattern: string, at: number): number => {
  let end = at;
  while (isLetter(pattern.charAt(end)) || (end > at && isDigit(pattern.charAt(end)))) end += 1;
  return end - at;
};

/** A pattern cut by hand: `*`, `:name`, `{name}`, and signs that stand for themselves. */
const tokensOf = (pattern: string): Token[] => {
  const tokens: Token[] = [];
  for (let at = 0; at < pattern.length; at += 1) {
    const sign = pattern.charAt(at);
    const length = sign === ':' || sign === '{' ? nameLength(pattern, at + 1) : 0;
    const isClosed = sign === ':' || pattern.charAt(at + 1 + length) === '}';
    if (sign === '*') tokens.push({ any: 'run' });
    else if (length > 0 && isClosed) {
      tokens.push({ any: 'segment' });
      at += length + (sign === '{' ? 1 : 0);
    } else tokens.push({ text: sign });
  }
  return tokens;
};

/** Matches by following every place that can be reached, sign by sign: no regular expression, no going back. */
const matches = (value: string, pattern: string): boolean => {
  let places = new Set([0]);
  for (const token of tokensOf(pattern)) {
    const next = new Set<number>();
    for (const place of places) for (const end of endsOf(value, place, token)) next.add(end);
    places = next;
  }
  return places.has(value.length);
};

const endsOf = (value: string, place: number, token: Token): number[] => {
  if ('text' in token) return value.charAt(place) === token.text ? [place + 1] : [];
  const rest = value.slice(place);
  const slash = rest.indexOf('/');
  const segment = slash === -1 ? rest.length : slash;
  return token.any === 'run'
    ? Array.from({ length: rest.length + 1 }, (_, more) => place + more)
    : Array.from({ length: segment }, (_, more) => place + more + 1);
};

const part = constantFrom(
  ...[
    '',
    'a',
    'b',
    'projects',
    'project',
    '1',
    '..',
    '.',
    '%2e',
    '%2E%2e',
    '%2f',
    '$$',
    '$&',
    '$1',
    '$`',
    '+',
  ],
  ...[
    '.*',
    '[a]',
    '(a|b)',
    '^a',
    'a$',
    '\\',
    '\\d',
    '?',
    'a?',
    '{2}',
    '{}',
    ':',
    ':1',
    '-',
    '_',
    'ä',
    '日本',
    '🦊',
  ],
  ...['a\nb', '\n', '\r', '\u2028', '\0', ' ', '~', '#', '"', "'"],
);
const wild = constantFrom(
  '*',
  ':id',
  ':pid_2',
  '{id}',
  '{x',
  'x}',
  '**',
  'read*',
  'a:id',
  '{id}{x}',
  ':id:x',
  ':é',
);
const joined = (piece: typeof part) =>
  tuple(constantFrom('/', '', '//'), array(piece, { maxLength: 5 }), constantFrom('', '', '/')).map(
    ([before, pieces, after]) => `${before}${pieces.join('/')}${after}`,
  );
const asked = joined(oneof(part, part, string({ maxLength: 3, unit: 'binary' })));
const pattern = joined(oneof(part, wild, wild));

test('matches 100 000 random pairs as a matcher that was written without regular expressions', () => {
  const pairs = sample(tuple(asked, pattern), 50_000).flatMap(([value, wanted]) => [
    [value, wanted],
    // What the pattern was made of fits more often than chance.
    [wanted.replaceAll('*', 'a/b').replaceAll(/[:{](\w+)}?/g, (_, name: string) => name), wanted],
  ]);
  const different: unknown[] = [];
  let matched = 0;
  for (const [value = '', wanted = ''] of pairs) {
    const ours = patternMatch(value, wanted);
    if (ours !== matches(value, wanted)) different.push({ value, wanted, ours });
    matched += ours ? 1 : 0;
  }
  expect(different.slice(0, 10)).toEqual([]);
  expect(pairs.length).toBe(100_000);
  expect(matched).toBeGreaterThan(20_000);
}, 60_000);

test.each([
  ['/org/a/../b', '/org/:org', false],
  ['/org/..', '/org/:org', true],
  ['/org/%2e%2e', '/org/a', false],
  ['/projects/', '/projects/:id', false],
  ['/projects//', '/projects/:id/', false],
  ['/PROJECTS', '/projects', false],
  ['/projects\n', '/projects', false],
  ['/projects/1\n/x', '/projects/*', true],
  ['/a$$b', '/a$$b', true],
  ['/a$&b', '/a$&b', true],
  ['/a$1b', '/a$1b', true],
  ['/a+', '/a+', true],
  ['/aa', '/a+', false],
  ['', '*', true],
  ['', ':id', false],
])('%j against %j: %s', (value, wanted, expected) => {
  expect(patternMatch(value, wanted)).toBe(expected);
});
