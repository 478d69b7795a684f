import { gzipSync } from 'node:zlib';
import { build, type Plugin } from 'vite';

const ENTRY = 'session-entry';
const PARTS = ['current-session.ts', 'return-address.ts', 'tab-organization.ts'];

const entry: Plugin = {
  name: ENTRY,
  resolveId: (id) => (id === ENTRY ? id : null),
  load: (id) =>
    id === ENTRY
      ? PARTS.map((part) => `export * from '/web/src/platform/session/${part}';`).join('\n')
      : null,
};

/**
 * Bytes of the session module after gzip: what is loaded at first and what comes later, file by file, with every library
 * it brings along. Outside stay the application's configuration, which it is given, and the build's own loader of files,
 * which the application has anyway.
 */
export async function measureSessionScript(): Promise<number> {
  const built = await build({
    configFile: false,
    root: new URL('../..', import.meta.url).pathname,
    logLevel: 'error',
    plugins: [entry],
    ssr: { noExternal: true },
    build: {
      ssr: true,
      write: false,
      target: 'es2022',
      minify: true,
      rolldownOptions: { input: ENTRY, external: /platform\/config\.ts$/ },
    },
  });
  const outputs = [built].flat().flatMap((one) => ('output' in one ? one.output : []));
  return outputs.reduce(
    (sum, one) => sum + (one.type === 'chunk' ? gzipSync(one.code, { level: 9 }).length : 0),
    0,
  );
}
