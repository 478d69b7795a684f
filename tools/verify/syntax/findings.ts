import { parseSync } from '@swc/core';
import type { SourceFile } from '../sources.ts';

/** What only the syntax tree tells about a file; lines count from 1. */
export interface Findings {
  path: string;
  functions: { line: number; lines: number }[];
  /** the type `any` */
  anys: number[];
  /** `x as T`, `<T>x` and `x!`; `as const` and `satisfies` force nothing */
  casts: number[];
  /** `import('x').T`, which the boundaries can't see */
  importTypes: number[];
}

interface Node {
  type: string;
  kind?: unknown;
  span?: unknown;
}

const FUNCTIONS = [
  'ArrowFunctionExpression',
  'FunctionDeclaration',
  'FunctionExpression',
  'ClassMethod',
  'PrivateMethod',
  'MethodProperty',
];
const CASTS = ['TsAsExpression', 'TsTypeAssertion', 'TsNonNullExpression'];

/** Reads one file's syntax tree. Throws when it isn't TypeScript. */
export function find({ path, text }: SourceFile): Findings {
  const tree = parseSync(text, { syntax: 'typescript', tsx: path.endsWith('x'), target: 'es2024' });
  const lineAt = linesOf(text);
  const findings: Findings = { path, functions: [], anys: [], casts: [], importTypes: [] };
  visit(tree, (node, { start, end }) => {
    if (FUNCTIONS.includes(node.type)) {
      const line = lineAt(start);
      findings.functions.push({ line, lines: lineAt(end) - line + 1 });
    }
    if (node.type === 'TsKeywordType' && node.kind === 'any') findings.anys.push(lineAt(start));
    if (CASTS.includes(node.type)) findings.casts.push(lineAt(start));
    if (node.type === 'TsImportType') findings.importTypes.push(lineAt(start));
  });
  return findings;
}

function visit(value: unknown, meet: (node: Node, span: { start: number; end: number }) => void): void {
  if (Array.isArray(value)) for (const item of value) visit(item, meet);
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return;
  if (isNode(value) && isSpan(value.span)) meet(value, value.span);
  for (const part of Object.values(value)) visit(part, meet);
}

const isNode = (value: object): value is Node => 'type' in value && typeof value.type === 'string';

const isSpan = (value: unknown): value is { start: number; end: number } =>
  typeof value === 'object' && value !== null && 'start' in value && 'end' in value;

/** The line of a position in a text; the parser counts bytes, from 1. */
function linesOf(text: string): (position: number) => number {
  const bytes = Buffer.from(text);
  return (position) => {
    let line = 1;
    for (let at = bytes.indexOf(10); at !== -1 && at < position - 1; at = bytes.indexOf(10, at + 1))
      line += 1;
    return line;
  };
}
