import { describe, expect, test } from 'vitest';
import {
  nameFromApple,
  personFromAmazon,
  personFromClaims,
  personFromFacebook,
  personFromGoogle,
} from './person.ts';

const claims = { sub: 's', email: 'Kim@Else.example', email_verified: true, name: 'Kim Else' };

describe('the claims of an id token', () => {
  test('become a person with an address in lower case', () => {
    expect(personFromClaims(claims)).toEqual({
      subject: 's',
      email: 'kim@else.example',
      email_verified: true,
      name: 'Kim Else',
    });
  });

  test.each([
    ['true', true],
    ['false', false],
    [undefined, false],
    ['perhaps', false],
    [1, false],
  ])('say with email_verified %s that it is %s', (email_verified, verified) => {
    expect(personFromClaims({ ...claims, email_verified }).email_verified).toBe(verified);
  });

  test('name the person by given and family name where there is no other', () => {
    const { name: _, ...nameless } = claims;
    expect(personFromClaims({ ...nameless, given_name: 'Kim', family_name: 'Else' }).name).toBe('Kim Else');
    expect(personFromClaims(nameless).name).toBeNull();
  });

  test.each([['kim@'], ['kim@else.example\r\nBcc: x@y.example'], [42], ['k\u0130m@else.example']])(
    'with the address %j have none, and nothing verified',
    (email) => {
      expect(personFromClaims({ ...claims, email })).toMatchObject({ email: null, email_verified: false });
    },
  );

  test('without a subject are nobody', () => {
    expect(() => personFromClaims({ ...claims, sub: '' })).toThrow();
    expect(() => personFromClaims({ email: 'kim@else.example' })).toThrow();
  });
});

describe('Google', () => {
  test.each([
    ['an address of its own', { email: 'kim@gmail.com' }, true],
    ['an address of a Workspace', { hd: 'else.example' }, true],
    ['any other address, which may have changed hands', {}, false],
    ['an address that only looks like its own', { email: 'kim@notgmail.com' }, false],
    ['an unverified address', { email: 'kim@gmail.com', email_verified: false }, false],
  ])('vouches for %s: %#', (_what, more, verified) => {
    expect(personFromGoogle({ ...claims, ...more }).email_verified).toBe(verified);
  });
});

test('Facebook and Amazon never vouch for an address, whatever else they send', () => {
  const more = { email: 'kim@else.example', email_verified: true, verified: true };
  expect(personFromFacebook({ id: '1', ...more }).email_verified).toBe(false);
  expect(personFromAmazon({ user_id: '1', ...more }).email_verified).toBe(false);
});

describe('the name that Apple tells once', () => {
  test('is read from beside the code', () => {
    const user = { name: { firstName: 'Kim', lastName: 'Else' }, email: 'forged@else.example' };
    expect(nameFromApple(JSON.stringify(user))).toBe('Kim Else');
  });

  test.each([[null], [''], ['{'], ['{"name":"Kim"}'], ['[]'], ['{"name":{"firstName":7}}']])(
    'is none in %j',
    (user) => {
      expect(nameFromApple(user)).toBeNull();
    },
  );

  test('is one line of at most a hundred characters', () => {
    const firstName = `${'x'.repeat(150)}`;
    expect(nameFromApple(JSON.stringify({ name: { firstName } }))).toHaveLength(100);
    expect(nameFromApple(JSON.stringify({ name: { firstName: 'Kim\n\u202eElse' } }))).toBe('Kim Else');
  });
});
