/**
 * What is no defect of ours: sessions that end, rights that are missing, networks that fail, releases that replace a chunk.
 * A text is looked for anywhere in `Name: message`. Source: product-spec §8.
 */
export const IGNORED_ERRORS: readonly (string | RegExp)[] = [
  'unauthorized',
  'forbidden',
  'Failed to fetch',
  'NetworkError when attempting to fetch resource',
  /(?:failed to fetch|error loading) dynamically imported module|importing a module script failed/i,
  /unable to preload css/i,
  /(?:couldn['’]t|could not|cannot) resolve component ["“']?default/i,
  /timeout exceeded/i,
  /timeout of \d+ ?ms exceeded/i,
  /object not found matching id:\s*\d+,\s*methodname:\s*\w+,\s*paramcount:\s*\d+/i,
];
