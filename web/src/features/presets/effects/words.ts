import { t } from '../messages.ts';
import type { Choice, PresetField, SingleField } from './kinds/field.ts';
import { listOf, partOf, textOf } from './payload.ts';

/** What a field says, in words: a line, or one for each of a list. */
export const wordsOf = (field: PresetField, value: unknown): readonly string[] => {
  const items = listOf(value);
  if (field.kind === 'rows')
    return items.length === 0 ? [t('none_of_them')] : items.map((row) => rowWords(field.columns, row));
  if (field.kind === 'lines') return items.length === 0 ? [t('none_of_them')] : items.map(textOf);
  if (field.kind === 'long' && textOf(value) !== '') return textOf(value).split('\n');
  return [singleWords(field, value) || t('nothing')];
};

/** A row in one line: its name first, then whatever of it isn't left open. */
export const rowWords = (columns: Readonly<Record<string, SingleField>>, row: unknown): string => {
  const words = Object.entries(columns).flatMap(([name, column]) => {
    const value = partOf(row, name);
    const isOne = name === 'unit' && Number(textOf(partOf(row, 'quantity'))) === 1;
    return isOpen(value) ? [] : [{ name, words: singleWords(column, value, isOne) }];
  });
  return joined(words).join(' · ');
};

const isOpen = (value: unknown): boolean =>
  Array.isArray(value) ? value.length === 0 : value === null || value === undefined || value === '';

/** Two that are read as one: 40 hours, 22:00–06:00. */
const PAIRS: Readonly<Record<string, readonly [before: string, between: string]>> = {
  unit: ['quantity', ' '],
  end: ['start', '–'],
};

const joined = (parts: readonly { readonly name: string; readonly words: string }[]): string[] => {
  const said: string[] = [];
  parts.forEach(({ name, words }, at) => {
    const [before, between = ''] = PAIRS[name] ?? [];
    const isPair = before !== undefined && parts[at - 1]?.name === before;
    said.push(isPair ? `${said.pop() ?? ''}${between}${words}` : words);
  });
  return said;
};

const singleWords = (field: SingleField, value: unknown, isOne = false): string => {
  if (field.kind === 'flag') return t(value === true ? 'yes' : 'no');
  if (field.kind === 'tags') return listOf(value).map(textOf).join(', ');
  if (field.kind === 'percentages')
    return listOf(value)
      .map((pct) => `${textOf(pct)} %`)
      .join(', ');
  if (field.kind === 'skills') return listOf(value).map(skillWords).join(', ');
  const text = textOf(value);
  if (text === '') return 'nothing' in field ? (field.nothing ?? '') : '';
  if (field.kind === 'choice' || field.kind === 'place') return choiceWords(field.choices, text, isOne);
  const unit = unitOf(field, text);
  return unit ? `${text} ${unit}` : text;
};

const choiceWords = (choices: readonly Choice[], value: string, isOne: boolean): string => {
  const { label = value, one = label } = choices.find((choice) => choice.value === value) ?? {};
  return isOne ? one : label;
};

const unitOf = (field: SingleField, text: string): string | undefined => {
  if (field.kind === 'decimal') return field.suffix;
  if (field.kind !== 'number') return undefined;
  return text === '1' ? (field.one ?? field.suffix) : field.suffix;
};

/** A skill and how well it is mastered, as it is typed too: `First aid 2`. */
export const skillWords = (skill: unknown): string =>
  `${textOf(partOf(skill, 'skill'))} ${textOf(partOf(skill, 'level'))}`.trim();

/** What somebody typed of a skill; 1, the least, where no level stands at its end. */
export const skillOf = (words: string): { skill: string; level: number } => {
  const [, skill = '', level = '1'] = /^(.*?)(?:\s+([1-5]))?$/.exec(words.trim()) ?? [];
  return { skill, level: Number(level) };
};
