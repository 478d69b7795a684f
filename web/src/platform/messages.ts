import { createInstance } from 'i18next';

const translations = createInstance();
// Interpolated values aren't escaped: React does that.
void translations.init({
  lng: 'en',
  fallbackLng: 'en',
  resources: {},
  initAsync: false,
  interpolation: { escapeValue: false },
});

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

/**
 * Registers a feature's English texts and gives the function that reads them: `t('saved', {name})` for
 * `saved: 'Saved {{name}}'`; `rows_one` and `rows_other` are read as `t('rows', {count})`. Flat keys, no dots.
 */
export function messages<const T extends Texts>(namespace: string, english: T): Translate<T> {
  translations.addResourceBundle('en', namespace, english);
  const read = translations.getFixedT(null, namespace);
  return (key, ...[values]) => read(String(key), values ?? {});
}
