// Writes api/src/platform/tables.ts from a database that is up to date: DATABASE_URL=… npm run tables
import { spawnSync } from 'node:child_process';

const mapping = {
  timestamptz: 'string',
  int8: 'number',
  date: 'string',
  numeric: 'string',
  jsonb: 'unknown',
};
const { status } = spawnSync(
  'kysely-codegen',
  [
    [
      '--dialect',
      'postgres',
      '--out-file',
      'api/src/platform/tables.ts',
      '--exclude-pattern',
      '{migrations,idp.*,pgboss.*}',
    ],
    ['--default-schema', 'public', '--date-parser', 'string', '--type-mapping', JSON.stringify(mapping)],
  ].flat(),
  { stdio: 'inherit' },
);
process.exitCode = status ?? 1;
