import { readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { tanstackRouter } from '@tanstack/router-plugin/vite';
import react from '@vitejs/plugin-react';
import { type BuildEnvironmentOptions, defineConfig, type ESTree, loadEnv, type Plugin, Visitor } from 'vite';

const root = import.meta.dirname;
const COMPRESSIBLE = /\.(js|css|html|svg|json|webmanifest)$/;

/** Writes `x.br` and `x.gz` beside every text asset over 1 KB, so that the server never compresses. */
function precompress(): Plugin {
  return {
    name: 'precompress',
    apply: 'build',
    closeBundle: {
      order: 'post',
      async handler() {
        const directory = join(root, 'dist');
        const files = await readdir(directory, { recursive: true });
        await Promise.all(
          files.filter((file) => COMPRESSIBLE.test(file)).map((file) => compress(join(directory, file))),
        );
      },
    },
  };
}

async function compress(file: string): Promise<void> {
  const content = await readFile(file);
  if (content.length < 1024) return;
  const params = { [constants.BROTLI_PARAM_SIZE_HINT]: content.length };
  await writeFile(`${file}.br`, await promisify(brotliCompress)(content, { params }));
  await writeFile(`${file}.gz`, await promisify(gzip)(content, { level: 9 }));
}

const SHAPES = new Set(['params', 'query', 'body', 'response', 'summary']);

/** Endpoints are asked by method, path and access: their shapes stay on the server (decision 0021). */
function withoutShapes(): Plugin {
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
function pureShapes(): Plugin {
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

/** Addresses that the API answers; in development they are passed on to it. */
const SERVED_BY_API = ['/api', '/config.json', '/livez', '/readyz'];

// What every list is made of: small modules that would each be a request.
const LISTS =
  /web[\\/]src[\\/](ui[\\/](list|table|page|state|display|card|action)|platform[\\/](list|format))[\\/]/;
// What the pages of every day have in common with each other and with others': one request instead of ten.
const FEATURES =
  /web[\\/]src[\\/]features[\\/](projects|activity|choices)[\\/].*\b(queries|messages|status|list-\w+|use-elapsed)\b|contract[\\/]src[\\/](projects|activity|choices)[\\/]/;
// The same of all other pages: it arrives with the first of them.
const FURTHER =
  /web[\\/]src[\\/]features[\\/].*[\\/](queries|messages|status|list-\w+)\b|contract[\\/]src[\\/]/;

const build: BuildEnvironmentOptions = {
  outDir: join(root, 'dist'),
  emptyOutDir: true,
  cssCodeSplit: false,
  target: 'es2022',
  modulePreload: { polyfill: false },
  reportCompressedSize: false,
  rolldownOptions: {
    // The contract only declares: what a page doesn't use of it falls away.
    treeshake: {
      moduleSideEffects: [
        { test: /contract[\\/]src[\\/]|node_modules[\\/]big\.js[\\/]/, sideEffects: false },
      ],
    },
    output: {
      codeSplitting: {
        // Few requests, and layers that stay in the cache: each takes what it needs along and only leans on those above it.
        groups: [
          { name: 'react', test: /node_modules[\\/](react|react-dom|scheduler)[\\/]/, priority: 6 },
          {
            name: 'router',
            test: /node_modules[\\/]@tanstack[\\/](?!react-table|table|react-virtual|virtual)/,
            priority: 5,
          },
          { name: 'base', tags: ['$initial'], priority: 4 },
          { name: 'lists', test: LISTS, minShareCount: 2, priority: 3 },
          { name: 'features', test: FEATURES, minShareCount: 2, priority: 2 },
          { name: 'further', test: FURTHER, minShareCount: 2, priority: 1 },
          { name: 'icons', test: /@tabler[\\/]icons-react/, minShareCount: 3, priority: 0 },
        ],
      },
    },
  },
};

export default defineConfig(({ mode }) => {
  const { PORT = '3000' } = loadEnv(mode, join(root, '..'), 'PORT');
  const target = `http://localhost:${PORT}`;
  return {
    root,
    plugins: [
      tanstackRouter({
        target: 'react',
        routesDirectory: join(root, 'src/routes'),
        generatedRouteTree: join(root, 'src/route-tree.gen.ts'),
        routeFileIgnorePattern: '\\.test\\.',
        tmpDir: join(root, '../node_modules/.cache/router'),
        autoCodeSplitting: true,
        // Loaders too: they bring queries and shapes along that only their page needs.
        codeSplittingOptions: {
          defaultBehavior: [['component', 'loader', 'errorComponent', 'notFoundComponent']],
        },
        addExtensions: 'tsx',
        routeTreeFileHeader: ['// Made from the files in routes/ by the router plugin.'],
      }),
      withoutShapes(),
      pureShapes(),
      react({ compiler: true }),
      precompress(),
    ],
    // The browser asks and shows; the server reads. Endpoints arrive as data, without 24 KB of zod (decision 0021).
    resolve: { alias: { zod: join(root, 'src/platform/http/unread-shapes.ts') } },
    server: {
      proxy: Object.fromEntries(SERVED_BY_API.map((path) => [path, { target, changeOrigin: false }])),
    },
    build,
  };
});
