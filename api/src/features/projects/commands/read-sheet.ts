import type { Sheet } from '#contract/project-imports/shapes.ts';
import type { UploadedFile } from '../../../platform/context.ts';
import { onThread } from '../../../platform/files/on-thread.ts';

/** Reads a file of projects on a thread of its own; nothing is kept. Throws 422 beside `file` for what can't be read. */
export const readSheet = (file: UploadedFile): Promise<Sheet> =>
  onThread<Sheet>(new URL('../reading/reader.ts', import.meta.url), file);
