import { strFromU8, unzipSync } from 'fflate';

/** The places of a JSON value that hold something, as `data[].client.id`; null and empty lists hold nothing. Ids that are keys differ from run to run. */
export const keyPaths = (value: unknown, path = ''): string[] => {
  if (value === null || value === undefined) return [];
  if (Array.isArray(value)) return distinct(value.flatMap((item) => keyPaths(item, `${path}[]`)));
  if (typeof value !== 'object') return [path];
  const parts = Object.entries(value).flatMap(([key, part]) => {
    const name = isUuid(key) ? '…' : key;
    return keyPaths(part, path ? `${path}.${name}` : name);
  });
  return distinct(parts);
};

const isUuid = (key: string) => /^[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/.test(key);

const distinct = (paths: readonly string[]) => [...new Set(paths)].sort();

/** The same of an answer: of JSON, of the first line of a CSV file, or of every file in a zip; of a picture, a PDF and a key its type. */
export const keyPathsOf = (type: string, bytes: Buffer): string[] => {
  if (type.startsWith('application/json')) return keyPaths(JSON.parse(bytes.toString()));
  if (type.startsWith('text/csv')) return columnsOf(bytes.toString());
  if (/^(image\/|application\/(pdf|x-pem-file))/.test(type)) return [type];
  return Object.entries(unzipSync(bytes)).flatMap(([name, file]) => {
    const place = name.replace(/^organizations\/[^/]+/, 'organizations/…');
    if (name.endsWith('.json')) return keyPaths(JSON.parse(strFromU8(file)), place);
    return name.endsWith('.csv') ? columnsOf(strFromU8(file)).map((column) => `${place} ${column}`) : [place];
  });
};

const columnsOf = (text: string): string[] =>
  (text.replace(/^\uFEFF/, '').split(/\r?\n/)[0] ?? '').split(',');
