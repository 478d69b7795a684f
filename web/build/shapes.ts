import { type ESTree, type Plugin, Visitor } from 'vite';

const SHAPES = new Set(['params', 'query', 'body', 'response', 'summary']);

/** Endpoints are asked by method, path and access: their shapes stay on the server (decision 0021). */
export function withoutShapes(): Plugin {
  return {
    name: 'without-shapes',
    transform: {
      order: 'pre',
      filter: { id: /contract[\\/]src[\\/].*endpoints\.ts$/ },
      handler(code) {
        const cuts: [start: number, end: number][] = [];
        new Visitor({
          CallExpression({ callee, arguments: [given] }) {
            if (callee.type !== 'Identifier' || callee.name !== 'endpoint') return;
            for (const part of given?.type === 'ObjectExpression' ? given.properties : []) {
              if (part.type !== 'Property' || part.key.type !== 'Identifier' || !SHAPES.has(part.key.name))
                continue;
              cuts.push([part.start, part.end + (/^\s*,/.exec(code.slice(part.end))?.[0].length ?? 0)]);
            }
          },
        }).visit(this.parse(code, { lang: 'ts' }));
        return {
          code: cuts.reduceRight((rest, [start, end]) => rest.slice(0, start) + rest.slice(end), code),
          map: null,
        };
      },
    },
  };
}

/** True for `z.…(…)` and for what is made of another shape. */
const isShape = (made: ESTree.Expression | null | undefined): boolean => {
  if (made?.type !== 'CallExpression' || made.callee.type !== 'MemberExpression') return false;
  const { object, property } = made.callee;
  if (object.type === 'Identifier' && object.name === 'z') return true;
  return isShape(object) || (property.type === 'Identifier' && MAKING.has(property.name));
};
const MAKING = new Set(['extend', 'pick', 'omit', 'partial']);

/** Shapes that nothing on a page uses fall away: making one has no effect. */
export function pureShapes(): Plugin {
  return {
    name: 'pure-shapes',
    apply: 'build',
    transform: {
      order: 'pre',
      filter: { id: /contract[\\/]src[\\/].*\.ts$/ },
      handler(code) {
        const made: [start: number, end: number][] = [];
        new Visitor({
          VariableDeclarator({ init }) {
            if (init && isShape(init)) made.push([init.start, init.end]);
          },
        }).visit(this.parse(code, { lang: 'ts' }));
        const wrapped = made.reduceRight(
          (rest, [start, end]) =>
            `${rest.slice(0, start)}/* @__PURE__ */ (() => ${rest.slice(start, end)})()${rest.slice(end)}`,
          code,
        );
        return { code: wrapped, map: null };
      },
    },
  };
}
