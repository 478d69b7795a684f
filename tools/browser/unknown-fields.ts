import { globSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { closed } from '#api/platform/http/closed.ts';
import { read, UNKNOWN_FIELD } from '#api/platform/http/input.ts';
import type { Endpoint } from '#contract/endpoint.ts';

const CONTRACT = fileURLToPath(new URL('../../contract/src/', import.meta.url));

const isEndpoint = (value: unknown): value is Endpoint =>
  typeof value === 'object' && value !== null && 'method' in value && 'path' in value && 'access' in value;

const files = globSync('*/*.ts', { cwd: CONTRACT }).filter((file) => !file.endsWith('.test.ts'));
const modules = await Promise.all(files.map((file): Promise<object> => import(CONTRACT + file)));
// As the API does, an address without parameters comes before one with some.
const endpoints = modules
  .flatMap((exported) => Object.values(exported).filter(isEndpoint))
  .sort((one, other) => one.path.split(':').length - other.path.split(':').length);

/** The fields of a body, sent to an address below `/api`, that the API doesn't know; all of it where it takes none. */
export const unknownFields = (method: string, path: string, body: unknown): string[] => {
  const endpoint = endpoints.find((one) => one.method === method && addressOf(one).test(path));
  if (!endpoint?.body) return [`${method} ${path} takes no body`];
  const result = read(closed(endpoint.body), body);
  const problems = 'error' in result ? result.error.fields : [];
  return problems
    .filter(({ message }) => message === UNKNOWN_FIELD)
    .map(({ field }) => `${method} ${endpoint.path} doesn't know ${field}`);
};

const addressOf = ({ path }: Endpoint): RegExp => new RegExp(`^${path.replace(/:[a-z_]+/g, '[^/]+')}$`);
