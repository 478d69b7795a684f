import { expect, test } from 'vitest';
import { chooseRedirect } from './redirect-choice.ts';

const at = (...redirects: string[]) => chooseRedirect(redirects, 'https://app.example/signin?code=1');

test('the redirect that starts with this origin and path comes first', () => {
  expect(at('https://app.example/', 'https://app.example/signin')).toBe('https://app.example/signin');
});

test('else the first of the same origin', () => {
  expect(at('https://other.example/signin', 'https://app.example/back', 'https://app.example/two')).toBe(
    'https://app.example/back',
  );
});

test('a host that only begins alike is another origin', () => {
  expect(() => at('https://app.example.evil/signin')).toThrow(
    expect.objectContaining({ name: 'InvalidOriginException' }),
  );
});

test('only http(s) redirects of other origins are an InvalidOriginException', () => {
  expect(() => at('muster://back', 'https://other.example/')).toThrow(
    expect.objectContaining({ name: 'InvalidOriginException' }),
  );
});

test.each([[[]], [['muster://back', '']]])(
  'no usable redirect (%j) is an InvalidRedirectException',
  (given) => {
    expect(() => at(...given)).toThrow(expect.objectContaining({ name: 'InvalidRedirectException' }));
  },
);
