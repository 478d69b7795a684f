import { Readable } from 'node:stream';
import type { Download } from '#contract/endpoint.ts';
import type { requireLogo } from '../queries/logo.ts';

/** The picture as a file; browsers keep it until there is another. */
export const presentLogo = ({
  content,
  type,
  slug,
  logo_hash,
}: Awaited<ReturnType<typeof requireLogo>>): Download => ({
  ...{ name: `${slug}.webp`, type, content: Readable.from([content]) },
  ...(logo_hash ? { tag: logo_hash } : {}),
});
