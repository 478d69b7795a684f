import { expect, test } from 'vitest';
import { LONGEST_FILE_NAME } from '#contract/attachments/shapes.ts';
import { cleanName } from './file-name.ts';

test.each([
  ['a path', '../../etc/passwd.txt', 'passwd.txt'],
  ['a path of Windows', 'C:\\Users\\ann\\notes.txt', 'notes.txt'],
  ['control characters', 'a\0b\r\n\u0007.txt', 'ab.txt'],
  ['what a form wrote for quotes and line ends', 'say %22hi%22%0D%0Ato.txt', 'say _hi_ to.txt'],
  ['what turns the direction of a text', 'invoice\u202Efdp.txt', 'invoicefdp.txt'],
  ['what file systems can’t keep', 'a<b>:c|d?*.txt', 'a_b__c_d__.txt'],
  ['spaces and dots around it', ' . notes .txt', 'notes.txt'],
])('%s goes', (_, given, expected) => {
  expect(cleanName(given, 'text')).toBe(expected);
});

test.each([
  ['stays where it is one of the content’s', 'server.LOG', 'text', 'server.log'],
  ['stays where there are two of the content’s', 'IMG.JPEG', 'jpeg', 'IMG.jpeg'],
  ['gives way to that of the content', 'plan.png', 'jpeg', 'plan.jpg'],
  ['is added where there is none', 'plan', 'pdf', 'plan.pdf'],
  ['isn’t hidden by another', 'invoice.pdf.exe', 'pdf', 'invoice.pdf.pdf'],
] as const)('an ending %s', (_, given, kind, expected) => {
  expect(cleanName(given, kind)).toBe(expected);
});

test('a name of which nothing is left is called file', () => {
  expect([cleanName('', 'png'), cleanName('...', 'png'), cleanName('\0.png', 'png')]).toEqual(
    Array.from({ length: 3 }, () => 'file.png'),
  );
});

test('a long name is cut between letters, and keeps its ending', () => {
  const name = cleanName(`${'😀'.repeat(200)}.webp`, 'webp');
  expect(name.length).toBeLessThanOrEqual(LONGEST_FILE_NAME);
  expect(name).toMatch(/^(😀)+\.webp$/u);
});
