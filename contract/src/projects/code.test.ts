import { expect, test } from 'vitest';
import { suggestCode } from './code.ts';
import { projectCode } from './shapes.ts';

const none = new Set<string>();

test.each([
  ['Harbour Terminal guarding', 'HTG-001'],
  ['Website', 'WEB-001'],
  ['Área de São Paulo norte', 'ADS-001'],
  ['Q', 'QP-001'],
  ['新しい案件', 'PP-001'],
  ['', 'PP-001'],
  ['🚀', 'PP-001'],
])('%s becomes %s', (name, code) => {
  expect(suggestCode(name, none)).toBe(code);
  expect(projectCode.safeParse(code).success).toBe(true);
});

test('a code that is taken is passed over', () => {
  expect(suggestCode('Website', new Set(['WEB-001', 'WEB-002']))).toBe('WEB-003');
});
