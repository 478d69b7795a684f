import { expect, test } from 'vitest';
import { reportText } from './facts.ts';

test('the report is plain text: every part with its facts', () => {
  const parts = [
    { title: 'Session', facts: [{ label: 'Role', value: 'Member' }] },
    { title: 'Maps', facts: [{ label: 'Places library', value: 'Loaded', tone: 'ok' as const }] },
  ];
  expect(reportText('Muster', parts)).toBe(
    'Muster\n\nSession\n  Role: Member\n\nMaps\n  Places library: Loaded',
  );
});
