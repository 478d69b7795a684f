import { type Plugin, Visitor } from 'vite';

/**
 * Makes routes shorter for the first load, which holds all of them: the names that the generated tree gives to children,
 * and the path that `createFileRoute` is told, are read by the compiler alone.
 */
export function shortRoutes(): Plugin {
  return {
    name: 'short-routes',
    apply: 'build',
    transform: {
      order: 'post',
      filter: { id: /web[\\/]src[\\/](route-tree\.gen\.ts|routes[\\/].*\.tsx)$/ },
      handler(code) {
        const swaps: [start: number, end: number, text: string][] = [];
        new Visitor({
          VariableDeclarator({ id, init }) {
            if (id.type !== 'Identifier' || !id.name.endsWith('RouteChildren')) return;
            if (init?.type !== 'ObjectExpression') return;
            const children = init.properties.flatMap((child) =>
              child.type === 'Property' ? [code.slice(child.value.start, child.value.end)] : [],
            );
            swaps.push([init.start, init.end, `[${children}]`]);
          },
          CallExpression({ callee, arguments: [path] }) {
            if (callee.type !== 'Identifier' || callee.name !== 'createFileRoute' || !path) return;
            swaps.push([path.start, path.end, '""']);
          },
        }).visit(this.parse(code));
        const short = swaps.reduceRight(
          (rest, [start, end, text]) => rest.slice(0, start) + text + rest.slice(end),
          code,
        );
        return { code: short, map: null };
      },
    },
  };
}
