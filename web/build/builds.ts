import { createHash } from 'node:crypto';
import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import type { Plugin, Rolldown } from 'vite';
import { pagesOf, payloadFile, scriptsOf } from './pages.ts';
import { readsOf } from './reads.ts';
import { hidingRules, REDIRECTS } from './redirects.ts';

const CONTRACT = join(import.meta.dirname, '../../contract/src');

/**
 * Names the build: its id stands in the page, in `builds/latest.json` and, with the rules about addresses, in
 * `builds/meta/{id}.json`; `_payload.json` beside every page names its scripts and the reads of the API it needs (decision 78).
 * The id comes from the content, so the same sources are the same build.
 */
export function builds(root: string): Plugin {
  let id = '';
  return {
    name: 'builds',
    apply: 'build',
    enforce: 'post',
    transformIndexHtml: {
      order: 'post',
      handler(html, { bundle = {} }) {
        id = idOf([html, JSON.stringify(REDIRECTS), ...Object.keys(bundle).sort()]);
        return [{ tag: 'meta', attrs: { name: 'build', content: id }, injectTo: 'head' }];
      },
    },
    async generateBundle(_, bundle) {
      const routes = join(root, 'src/routes');
      const pages = pagesOf(filesIn(routes));
      const [hidden] = hidingRules(
        REDIRECTS,
        pages.map(({ path }) => path),
      );
      if (hidden) throw new Error(hidden);
      const write = (fileName: string, content: object) =>
        this.emitFile({ type: 'asset', fileName, source: JSON.stringify(content) });
      write('builds/latest.json', { id });
      write(`builds/meta/${id}.json`, { id, redirects: REDIRECTS });
      const chunks = chunksOf(bundle);
      for (const page of pages) {
        const reads = await readsOf(
          page.files.map((file) => join(routes, file)),
          CONTRACT,
        );
        write(payloadFile(page.path), { build: id, scripts: scriptsOf(page, chunks), reads });
      }
    },
  };
}

const idOf = (parts: readonly string[]): string =>
  createHash('sha256').update(parts.join('\n')).digest('hex').slice(0, 12);

/** Files of routes below a folder, with paths relative to it. */
export const filesIn = (folder: string): string[] =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .map((file) => file.replaceAll('\\', '/'))
    .filter((file) => file.endsWith('.tsx') && !file.includes('.test.'));

/** The chunks of a bundle, without its other files. */
export const chunksOf = (bundle: Rolldown.OutputBundle): Rolldown.OutputChunk[] =>
  Object.values(bundle).filter((output) => output.type === 'chunk');
