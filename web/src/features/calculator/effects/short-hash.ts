/** Eight hexadecimal digits that tell one content from another at a glance (FNV-1a); no proof against anybody. */
export const shortHash = (content: unknown): string => {
  let hash = 0x811c9dc5;
  for (const character of JSON.stringify(content)) {
    hash ^= character.codePointAt(0) ?? 0;
    hash = Math.imul(hash, 0x01000193);
  }
  return (hash >>> 0).toString(16).padStart(8, '0');
};
