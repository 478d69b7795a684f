/** One line of text: NFC, without control characters, spaces collapsed. */
export const oneLine = (text: string): string =>
  text
    .normalize('NFC')
    .replace(/[\s\p{Cc}]+/gu, ' ')
    .trim();

/** Text of several lines: NFC, without control characters other than tab and line feed. */
export const paragraph = (text: string): string =>
  text
    .normalize('NFC')
    .replace(/(?![\n\t])\p{Cc}/gu, '')
    .trim();

/** The form in which two spellings of a name are the same one. */
export const sameName = (text: string): string => oneLine(text).toLowerCase();

const YES = new Set(['yes', 'y', 'true', '1', 'billable']);
const NO = new Set(['no', 'n', 'false', '0', 'non-billable', 'not billable']);

/** Yes or no as the exports write it; undefined when it is neither. */
export const readYesNo = (text: string): boolean | undefined => {
  const word = text.toLowerCase();
  if (YES.has(word)) return true;
  return NO.has(word) ? false : undefined;
};

/** Labels separated by commas, each once. */
export const readTags = (text: string): string[] => [
  ...new Set(
    text
      .split(',')
      .map(oneLine)
      .filter((tag) => tag !== ''),
  ),
];
