import type { FigureLine } from '../../../../ui/card/figure.tsx';

/** "2 clients · 1 service type" below a figure; what there is none of isn't mentioned. */
export const countedLine = (...parts: readonly (readonly [count: number, words: string])[]): FigureLine[] => {
  const said = parts.filter(([count]) => count > 0).map(([, words]) => words);
  return said.length > 0 ? [{ text: said.join(' · ') }] : [];
};
