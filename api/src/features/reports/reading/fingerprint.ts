import { createHash } from 'node:crypto';
import type { ReportFacts } from '#contract/reports/shapes.ts';

interface Told extends Pick<ReportFacts, 'message' | 'frames'> {
  readonly origin: string;
  readonly title: string;
}

const UPPER_FRAMES = 3;

/** What makes two reports the same error, as hex: where it happened, its kind, its message without what varies, its upper frames. */
export const fingerprintOf = ({ origin, title, message, frames }: Told): string => {
  const own = frames.filter((frame) => frame.own).slice(0, UPPER_FRAMES);
  const where = own.map((frame) => `${frame.function} ${withoutBuild(frame.file)}`);
  return createHash('sha256')
    .update(JSON.stringify([origin, title, withoutValues(message), where]))
    .digest('hex');
};

const withoutValues = (message: string): string =>
  message
    .replace(/[0-9a-f]{8}-([0-9a-f]{4}-){3}[0-9a-f]{12}/gi, '#')
    .replace(/\b[0-9a-f]{12,}\b/gi, '#')
    .replace(/\d+/g, '#')
    .replace(/(["'“‘`])[^"'”’`]{1,200}["'”’`]/g, '$1#$1');

/** The file alone, without the hash that a build gives it. */
const withoutBuild = (file: string): string =>
  (file.split(/[?#]/)[0]?.split('/').at(-1) ?? '').replace(/-[\w-]{8}(\.\w+)$/, '$1');
