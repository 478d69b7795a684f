import { MIXED, type Mutant } from '../mutant.ts';

const READING = 'api/src/platform/postgres/reading.test.ts';
const WAYS = 'api/src/platform/readings.test.ts';
const BEGINNING = 'api/migrations/0102-entering.sql';

/** What holds readings that go without a transaction. */
export const READINGS: readonly Mutant[] = [
  {
    name: 'reading: a statement is asked as nobody',
    file: BEGINNING,
    text: "set_config('muster.sub', person, true)",
    instead: "set_config('muster.sub', '', true)",
    tests: [WAYS],
  },
  {
    name: 'reading: the person stays with the connection',
    file: BEGINNING,
    text: "set_config('muster.sub', person, true)",
    instead: "set_config('muster.sub', person, false)",
    tests: [READING, MIXED],
  },
  {
    name: 'reading: a statement may write',
    file: BEGINNING,
    text: "set_config('transaction_read_only', 'on', true)",
    instead: "set_config('transaction_read_only', 'off', true)",
    tests: [READING],
  },
  {
    name: 'reading: what memory holds of access is never asked again',
    file: 'api/src/platform/postgres/entering-query.ts',
    text: 'this.#visit.isStale = true',
    instead: 'this.#visit.isStale = false',
    tests: [WAYS],
  },
  {
    name: 'reading: a connection without rights is handed on',
    file: 'api/src/platform/postgres/lines.ts',
    text: 'release(line.spoilt)',
    instead: 'release()',
    tests: [READING],
  },
];
