import type { UploadedFile } from '../../../platform/context.ts';
import { type ReadFile, readFile } from '../reading/read-file.ts';

/** Looks into a file before anything is written: what it is, and what of it is kept. Throws 422 for what isn't taken. */
export const lookIntoFile = (file: UploadedFile): Promise<ReadFile> => readFile(file);
