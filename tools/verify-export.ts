import { readFile } from 'node:fs/promises';
import { parseArgs } from 'node:util';
import { Wrong } from './exports/opened.ts';
import { verifyExport } from './exports/verify.ts';

const USAGE =
  'Which file? node tools/verify-export.ts <file> [--key muster-signing-key.pem] [--database postgres://…]';

try {
  const { values, positionals } = parseArgs({
    options: {
      key: { type: 'string' },
      database: { type: 'string', default: process.env.DATABASE_URL ?? '' },
    },
    allowPositionals: true,
  });
  const [file] = positionals;
  if (!file) throw new Error(USAGE);
  const key = values.key && (await readFile(values.key, 'utf8'));
  const said = await verifyExport({ file: await readFile(file), key, database: values.database });
  console.log(said.join('\n'));
} catch (error) {
  if (error instanceof Wrong) console.error(`This export doesn’t hold. ${error.message}`);
  else console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
