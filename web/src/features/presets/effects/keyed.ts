/** Lines of text with keys of their own, also where two say the same. */
export const keyed = <Line>(lines: readonly Line[]): { readonly id: string; readonly line: Line }[] =>
  Array.from(lines.entries(), ([at, line]) => ({ id: String(at), line }));
