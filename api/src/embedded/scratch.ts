import { chmodSync, mkdtempSync, statfsSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** Where Linux keeps files in memory. Copying a database is mostly making a thousand files, which a disk takes seconds for. */
const MEMORY = '/dev/shm';
const NEEDED_BYTES = 4 * 1024 ** 3;

const hasRoom = (folder: string): boolean => {
  try {
    const { bavail, bsize } = statfsSync(folder);
    return bavail * bsize >= NEEDED_BYTES;
  } catch {
    return false;
  }
};

/** The folder for what nobody needs afterwards: in memory where there is room, and else where the system has such files. */
export const scratchRoot = (): string => (hasRoom(MEMORY) ? MEMORY : tmpdir());

/** Makes a folder of its own there that the database's user may enter; its name begins as said. */
export const makeScratch = (prefix: string): string => {
  const folder = mkdtempSync(join(scratchRoot(), prefix));
  chmodSync(folder, 0o755);
  return folder;
};
