import type { Plugin } from 'vite';
import { VitePWA } from 'vite-plugin-pwa';

/** Modules of these packages are fetched when they are needed: too large for what is kept for offline use. */
const HEAVY =
  /node_modules[\\/](recharts|@mantine[\\/]charts|@sentry|modern-screenshot|react-image-crop)[\\/]/;

/** The worker of error reports' recordings. */
const OF_HEAVY = /^assets\/recording-worker-/;

/**
 * Builds the service worker from `web/src/service-worker.ts` and writes into it what it keeps: the page, its scripts and
 * styles, the icon. Charts, error reports and screenshots stay outside. The page registers the worker itself.
 */
export function worker(): Plugin[] {
  const heavy = new Set<string>();
  return [
    {
      name: 'heavy-chunks',
      apply: 'build',
      generateBundle(_, bundle) {
        for (const output of Object.values(bundle))
          if (output.type === 'chunk' && output.moduleIds.some((id) => HEAVY.test(id)))
            heavy.add(output.fileName);
      },
    },
    ...VitePWA({
      strategies: 'injectManifest',
      srcDir: 'src',
      filename: 'service-worker.ts',
      injectRegister: false,
      manifest: false,
      injectManifest: {
        globPatterns: [
          'index.html',
          'icon.svg',
          'manifest.webmanifest',
          'assets/*.{js,css}',
          'assets/*latin-wght*.woff2',
        ],
        manifestTransforms: [
          async (entries) => ({
            manifest: entries.filter(({ url }) => !heavy.has(url) && !OF_HEAVY.test(url)),
            warnings: [],
          }),
        ],
      },
    }),
  ];
}
