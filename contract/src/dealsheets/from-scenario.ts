import type { CalculatorInputs } from '../calculator/inputs.ts';
import { emptyContent } from './beginning.ts';
import { type DealsheetContent, SENTENCE_LONGEST, SENTENCES_AT_MOST } from './content.ts';

/** What a dealsheet offers first that is made from a scenario: the same, to the cent, with its assumptions one by one. */
export const contentOfScenario = ({ assumptions, ...basis }: CalculatorInputs): DealsheetContent => ({
  ...emptyContent(basis),
  ...basis,
  assumptions: sentencesOf(assumptions),
});

/** Its lines; more of them than there may be stand together, and one that is too long in pieces. */
const sentencesOf = (text: string): string[] => {
  const lines = text.split('\n').flatMap((line) => piecesOf(line.trim()));
  return lines.length <= SENTENCES_AT_MOST ? lines : lines.reduce<string[]>(together, []);
};

const piecesOf = (line: string): string[] => {
  if (line.length <= SENTENCE_LONGEST) return line === '' ? [] : [line];
  const space = line.lastIndexOf(' ', SENTENCE_LONGEST);
  const end = space > 0 ? space : SENTENCE_LONGEST;
  return [line.slice(0, end), ...piecesOf(line.slice(end).trim())];
};

const together = (sentences: string[], line: string): string[] => {
  const joined = `${sentences.at(-1) ?? ''} ${line}`.trim();
  return joined.length <= SENTENCE_LONGEST ? [...sentences.slice(0, -1), joined] : [...sentences, line];
};
