import { parseAst } from 'vite';
import { expect, test } from 'vitest';
import { shortRoutes } from './short-routes.ts';

const shortened = (code: string): unknown => {
  const { transform } = shortRoutes();
  if (typeof transform !== 'object' || !('handler' in transform)) throw new Error('No transform.');
  const result = Reflect.apply(transform.handler, { parse: parseAst }, [code, 'route-tree.gen.ts']);
  return typeof result === 'object' && result !== null && 'code' in result ? result.code : result;
};

test('the children of a route lose their names, in their order', () => {
  expect(
    shortened('const AppRouteChildren = { AppA: AppA, AppB: AppBWithChildren }; const other = { a: 1 };'),
  ).toBe('const AppRouteChildren = [AppA,AppBWithChildren]; const other = { a: 1 };');
});

test('a route is made without its path, which the tree gives it', () => {
  expect(shortened('const Route = createFileRoute("/_app/rpai")({ beforeLoad: adminOnly });')).toBe(
    'const Route = createFileRoute("")({ beforeLoad: adminOnly });',
  );
});
