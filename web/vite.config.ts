import { join } from 'node:path';
import { tanstackRouter } from '@tanstack/router-plugin/vite';
import react from '@vitejs/plugin-react';
import { type BuildEnvironmentOptions, defineConfig, loadEnv } from 'vite';
import { builds } from './build/builds.ts';
import { chunks } from './build/chunks.ts';
import { dataShape } from './build/data-shape.ts';
import { firstPage } from './build/first-page.ts';
import { precompress } from './build/precompress.ts';
import { pureShapes, withoutShapes } from './build/shapes.ts';
import { shortRoutes } from './build/short-routes.ts';
import { worker } from './build/worker.ts';

const root = import.meta.dirname;

/** Addresses that the API answers; in development they are passed on to it. */
const SERVED_BY_API = ['/api', '/config.json', '/livez', '/readyz'];

const build: BuildEnvironmentOptions = {
  outDir: join(root, 'dist'),
  emptyOutDir: true,
  target: 'es2022',
  modulePreload: { polyfill: false },
  reportCompressedSize: false,
  rolldownOptions: chunks,
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
      shortRoutes(),
      react({ compiler: true }),
      firstPage(root),
      builds(root),
      worker(),
      precompress(join(root, 'dist')),
    ],
    define: { 'import.meta.env.VITE_DATA_SHAPE': JSON.stringify(dataShape(join(root, '../contract/src'))) },
    // The browser asks and shows; the server reads. Endpoints arrive as data, without 24 KB of zod (decision 0021).
    resolve: {
      alias: {
        zod: join(root, 'src/platform/http/unread-shapes.ts'),
        '../zip/zipToArrayBuffer.js': join(root, 'src/platform/list/pack-here.ts'),
      },
    },
    // Served as it is, so that its part that packs is found by the alias.
    optimizeDeps: { exclude: ['write-excel-file'] },
    server: {
      proxy: Object.fromEntries(SERVED_BY_API.map((path) => [path, { target, changeOrigin: false }])),
    },
    build,
    // A worker is all effect: what packs recordings exports nothing and says of itself that it may be left out.
    worker: { rolldownOptions: { treeshake: false } },
  };
});
