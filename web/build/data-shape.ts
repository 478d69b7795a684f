import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/**
 * Digest of the contract: what the browser keeps of answers is of use to builds with the same one only. Tests don't count.
 */
export function dataShape(contract: string): string {
  const digest = createHash('sha256');
  const files = readdirSync(contract, { recursive: true, encoding: 'utf8' }).filter(
    (file) => file.endsWith('.ts') && !file.endsWith('.test.ts'),
  );
  for (const file of files.sort()) digest.update(file).update(readFileSync(join(contract, file)));
  return digest.digest('hex').slice(0, 12);
}
