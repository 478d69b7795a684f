import { describe, expect, test } from 'vitest';
import { accountExistsLetter, codeLetter, newPasswordLetter, passwordChangedLetter } from './letters.ts';
import { letterHtml, letterText } from './template.ts';

const address = { issuer: 'https://idp.example', applicationOrigins: ['https://muster.example'] };
const letters = [
  codeLetter(address, '482913'),
  accountExistsLetter(address),
  newPasswordLetter('https://idp.example/set-password?token=a&b'),
  passwordChangedLetter(address),
];

describe.each(letters)('the letter "$subject"', (letter) => {
  test('says the same as text and as a page', () => {
    const [text, page] = [letterText(letter), letterHtml(letter)];
    for (const part of [letter.lead, letter.note, letter.code ?? '']) {
      expect(text).toContain(part);
      expect(page).toContain(part.replaceAll("'", '&#39;'));
    }
    for (const { label, href } of letter.ways) {
      expect(text).toContain(`${label}: ${href}`);
      expect(page).toContain(`href="${href.replaceAll('&', '&amp;')}"`);
    }
  });

  test('loads nothing from anywhere, so opening it tells nobody', () => {
    expect(letterHtml(letter)).not.toMatch(/<img|<link|<script|url\(/);
  });
});

test('the code stands on a line of its own, ready to be copied', () => {
  expect(letterText(codeLetter(address, '012345'))).toMatch(/^012345$/m);
});
