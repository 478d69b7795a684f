import { existsSync, readFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { parseSync } from 'vite';

/** A name and the file that exports it. */
interface Origin {
  readonly file: string;
  readonly name: string;
}

/** What a module declares and brings in, by the names that it uses for them. */
interface Names {
  readonly declared: ReadonlyMap<string, object>;
  readonly imported: ReadonlyMap<string, Origin>;
}

/** Functions that make a cached read of an endpoint (web/src/platform/reading.ts). */
const READING = new Set(['reading', 'readingPages']);
/** Parts of a route that are loaded with its page. */
const LOADED = new Set(['loader', 'component']);

/** Paths of the API that a page made of these route files reads: what its loaders and its components name, lazy parts aside. */
export async function readsOf(files: readonly string[], contract: string): Promise<string[]> {
  const read = new Map<string, Origin>();
  const seen = new Set<string>();
  const follow = (file: string, node: object) => {
    for (const name of readsIn(node)) {
      const origin = namesIn(file, contract).imported.get(name);
      if (origin?.file.startsWith(contract)) read.set(`${origin.file} ${origin.name}`, origin);
    }
    for (const name of usedIn(node)) visit(file, name);
  };
  const visit = (file: string, name: string) => {
    if (seen.has(`${file} ${name}`)) return;
    seen.add(`${file} ${name}`);
    const { declared, imported } = namesIn(file, contract);
    const node = declared.get(name);
    const origin = imported.get(name);
    if (node) follow(file, node);
    else if (origin && !origin.file.startsWith(contract)) visit(origin.file, origin.name);
  };
  for (const file of files) for (const part of loadedIn(file, contract)) follow(file, part);
  const paths = await Promise.all([...read.values()].map(pathOf));
  return [...new Set(paths)].sort();
}

async function pathOf({ file, name }: Origin): Promise<string> {
  const module: Record<string, { path?: unknown } | undefined> = await import(pathToFileURL(file).href);
  const path = module[name]?.path;
  if (typeof path !== 'string') throw new Error(`${name} of ${file} is no endpoint.`);
  return path;
}

const known = new Map<string, Names>();

function namesIn(file: string, contract: string): Names {
  const names = known.get(file) ?? parsedNames(file, contract);
  known.set(file, names);
  return names;
}

function parsedNames(file: string, contract: string): Names {
  const declared = new Map<string, object>();
  const imported = new Map<string, Origin>();
  for (const node of parseSync(file, readFileSync(file, 'utf8')).program.body) {
    if (node.type === 'ImportDeclaration') {
      const from = fileOf(node.source.value, file, contract);
      for (const specifier of from ? node.specifiers : []) {
        if (specifier.type !== 'ImportSpecifier' || specifier.imported.type !== 'Identifier') continue;
        imported.set(specifier.local.name, { file: `${from}`, name: specifier.imported.name });
      }
      continue;
    }
    const statement = node.type === 'ExportNamedDeclaration' ? node.declaration : node;
    if (statement?.type === 'FunctionDeclaration' && statement.id) declared.set(statement.id.name, statement);
    if (statement?.type !== 'VariableDeclaration') continue;
    for (const { id, init } of statement.declarations)
      if (id.type === 'Identifier' && init) declared.set(id.name, init);
  }
  return { declared, imported };
}

/** The file behind an import of ours; undefined for packages and styles. */
function fileOf(specifier: string, from: string, contract: string): string | undefined {
  const file = specifier.startsWith('#contract/')
    ? join(contract, specifier.slice('#contract/'.length))
    : specifier.startsWith('.') && resolve(dirname(from), specifier);
  return file && /\.tsx?$/.test(file) && existsSync(file) ? file : undefined;
}

/** The loader and the component in a route file. */
function loadedIn(file: string, contract: string): object[] {
  const route = namesIn(file, contract).declared.get('Route');
  const parts: object[] = [];
  walk(route, (node) => {
    if (!('type' in node) || node.type !== 'Property' || !('key' in node) || !('value' in node)) return;
    if (LOADED.has(nameOf(node.key)) && isObject(node.value)) parts.push(node.value);
  });
  return parts;
}

/** Names of endpoints that are read in a piece of code. */
function readsIn(node: object): string[] {
  const names: string[] = [];
  walk(node, (call) => {
    if (!('type' in call) || call.type !== 'CallExpression' || !('callee' in call)) return;
    if (!READING.has(nameOf(call.callee)) || !('arguments' in call) || !Array.isArray(call.arguments)) return;
    names.push(nameOf(call.arguments[0]));
  });
  return names;
}

/** Every name that a piece of code may mean; parts of an object aside. */
function usedIn(node: object): string[] {
  const names: string[] = [];
  walk(node, (part) => {
    if ('type' in part && (part.type === 'Identifier' || part.type === 'JSXIdentifier'))
      names.push(nameOf(part));
  });
  return names;
}

function walk(node: unknown, visit: (node: object) => void): void {
  if (!isObject(node)) return;
  visit(node);
  const isPlain = 'computed' in node && node.computed === false;
  for (const [part, value] of Object.entries(node)) {
    if (isPlain && (part === 'property' || part === 'key')) continue;
    for (const child of Array.isArray(value) ? value : [value]) walk(child, visit);
  }
}

const isObject = (value: unknown): value is object => typeof value === 'object' && value !== null;

const nameOf = (node: unknown): string =>
  isObject(node) && 'name' in node && typeof node.name === 'string' ? node.name : '';
