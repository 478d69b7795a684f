/** A line of text that is no longer than so many pixels; what is cut ends with an ellipsis. */
export const cutWords = (words: string, most: number, measure: (some: string) => number): string => {
  if (measure(words) <= most) return words;
  let [fits, length] = [0, words.length];
  while (fits < length) {
    const half = Math.ceil((fits + length) / 2);
    if (measure(`${words.slice(0, half).trimEnd()}…`) <= most) fits = half;
    else length = half - 1;
  }
  return `${words.slice(0, fits).trimEnd()}…`;
};
