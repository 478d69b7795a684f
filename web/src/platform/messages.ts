/** In which all words are. */
export const LANGUAGE = 'en';
const plurals = new Intl.PluralRules(LANGUAGE);
const PLACEHOLDER = /\{\{(\w+)\}\}/g;

type Texts = Readonly<Record<string, string>>;
type Key<T extends Texts> = keyof T extends infer K
  ? K extends `${infer Base}_${'one' | 'other'}`
    ? Base
    : K
  : never;
type Placeholder<Text> = Text extends `${string}{{${infer Name}}}${infer Rest}`
  ? Name | Placeholder<Rest>
  : never;
type TextOf<T extends Texts, K> = K extends keyof T ? T[K] : K extends string ? T[`${K}_other`] : never;
type Values<Text> = [Placeholder<Text>] extends [never]
  ? []
  : [values: Readonly<Record<Placeholder<Text>, string | number>>];

/** Text of a key with its values filled in. */
export type Translate<T extends Texts> = <K extends Key<T>>(
  key: K,
  ...values: Values<TextOf<T, K>>
) => string;

/** All texts in use, by namespace; where another language puts its own. */
export const catalogue = new Map<string, Texts>();

/**
 * Registers a feature's English texts and gives the function that reads them: `t('saved', {name})` for
 * `saved: 'Saved {{name}}'`; `rows_one` and `rows_other` are read as `t('rows', {count})`. Flat keys, no dots.
 */
export function messages<const T extends Texts>(namespace: string, english: T): Translate<T> {
  catalogue.set(namespace, english);
  return (key, ...[values]) => {
    const filled: Readonly<Record<string, string | number>> = values ?? {};
    const text = textOf(catalogue.get(namespace) ?? english, String(key), filled.count);
    return text.replace(PLACEHOLDER, (_, name: string) => String(filled[name] ?? ''));
  };
}

function textOf(texts: Texts, key: string, count: string | number | undefined): string {
  const plural = typeof count === 'number' ? texts[`${key}_${plurals.select(count)}`] : undefined;
  return plural ?? texts[key] ?? texts[`${key}_other`] ?? key;
}
