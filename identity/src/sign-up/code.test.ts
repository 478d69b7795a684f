import { afterEach, describe, expect, test, vi } from 'vitest';
import { Browser, formBody } from '../../test/browser.ts';
import { REDIRECT_URI, testIdentity } from '../../test/identity.ts';
import {
  askForAnotherCode,
  mailsTo,
  newestCode,
  problemOf,
  signUp,
  titleOf,
  typeCode,
  visit,
  wrong,
} from '../../test/sign-up.ts';

const identity = testIdentity();
const HOUR = 3_600_000;
afterEach(() => {
  vi.useRealTimers();
});
const passMs = (ms: number) => vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + ms });

async function newcomer(name: string, browser = new Browser()) {
  const person = await signUp(identity.current.issuer, `${name}@code.example`, browser);
  return { person, code: await newestCode(identity.current.issuer, person.email) };
}

describe('a code', () => {
  test('works with a space in it, as people read it out', async () => {
    const { person, code } = await newcomer('spaced');
    const { url } = await typeCode(person, ` ${code.slice(0, 3)} ${code.slice(3)}`);
    expect(url).toContain(`${REDIRECT_URI}?code=`);
  });

  test.each(['', '12345', '1234567', 'abcdef'])('that isn’t six digits (%j) costs no try', async (typed) => {
    const { person, code } = await newcomer(`digits${typed.length}${typed.slice(0, 1)}`);
    for (let count = 0; count < 6; count += 1) {
      const page = await typeCode(person, typed);
      expect([page.status, problemOf(page)]).toEqual([400, 'Type the 6 digits that stand in the mail.']);
    }
    expect((await typeCode(person, code)).url).toContain(REDIRECT_URI);
  });

  test('may be tried five times, and is no good after that even if it is right', async () => {
    const { person, code } = await newcomer('tries');
    const left = ['4 tries are left.', '3 tries are left.', '2 tries are left.', 'One try is left.'];
    for (const sentence of left) expect(problemOf(await typeCode(person, wrong(code)))).toContain(sentence);
    const usedUp = 'That was tried five times, so this code no longer works. Send another one.';
    expect(problemOf(await typeCode(person, wrong(code)))).toBe(usedUp);
    expect(problemOf(await typeCode(person, code))).toBe(usedUp);
    expect(problemOf(await visit(person.browser, person.page.url))).toBe(usedUp);
  });

  test('gets five tries in all when they come at the same moment', async () => {
    const { person, code } = await newcomer('burst');
    const answers = await Promise.all(Array.from({ length: 12 }, () => typeCode(person, wrong(code))));
    const counted = answers.filter((page) => /left\.$/.test(problemOf(page)));
    expect(counted).toHaveLength(4);
    expect(problemOf(await typeCode(person, code))).toContain('That was tried five times');
  });

  test('expires after 24 hours', async () => {
    passMs(0);
    const { person, code } = await newcomer('late');
    passMs(24 * HOUR - 1000);
    expect(titleOf(await visit(person.browser, `${identity.current.issuer}/confirm`))).toBe('Enter the code');
    vi.setSystemTime(Date.now() + 2000);
    const page = await typeCode(person, code);
    expect([page.status, titleOf(page)]).toEqual([400, 'This sign-up has expired']);
    expect(page.text).toContain('Sign up again');
  });

  test('of another sign-up of the same person is not taken', async () => {
    const { issuer } = identity.current;
    const first = await newcomer('twice');
    const second = await signUp(issuer, first.person.email);
    const page = await typeCode(second, first.code);
    expect(problemOf(page)).toBe(
      'That isn’t the code of this sign-up. Take it from the newest mail. 4 tries are left.',
    );
    const mine = await newestCode(issuer, second.email);
    expect(problemOf(await typeCode(first.person, mine))).toContain('That isn’t the code of this sign-up.');
  });

  test('of a sign-up that is open in another tab still works there', async () => {
    const browser = new Browser();
    const first = await newcomer('tab-one', browser);
    await newcomer('tab-two', browser);
    expect((await typeCode(first.person, first.code)).url).toContain(REDIRECT_URI);
  });

  test('is worth nothing in a browser that didn’t sign up', async () => {
    const { code } = await newcomer('phished');
    const answer = await visit(
      new Browser(),
      `${identity.current.issuer}/confirm`,
      formBody({ token: 'x', code }),
    );
    expect([answer.status, titleOf(answer)]).toEqual([400, 'This sign-up has expired']);
  });
});

describe('confirming', () => {
  test('twice at the same moment makes one account and tells the second so', async () => {
    const { person, code } = await newcomer('double');
    const pages = await Promise.all([typeCode(person, code), typeCode(person, code)]);
    expect(pages.filter(({ url }) => url.startsWith(REDIRECT_URI))).toHaveLength(1);
    const second = pages.find(({ url }) => !url.startsWith(REDIRECT_URI));
    expect(second && titleOf(second)).toBe('This sign-up is confirmed already');
  });

  test('again later says that it is done', async () => {
    const { person, code } = await newcomer('again');
    await typeCode(person, code);
    expect(titleOf(await typeCode(person, code))).toBe('This sign-up is confirmed already');
    expect(titleOf(await askForAnotherCode(person))).toBe('This sign-up is confirmed already');
    expect(titleOf(await visit(person.browser, `${identity.current.issuer}/confirm`))).toBe(
      'This sign-up is confirmed already',
    );
  });

  test('the second of two sign-ups with one address says that there is an account by now', async () => {
    const first = await newcomer('race');
    const second = await newcomer('race');
    await typeCode(first.person, first.code);
    const page = await typeCode(second.person, second.code);
    expect([page.status, titleOf(page)]).toEqual([400, 'This address has an account by now']);
  });
});

describe('another code', () => {
  test('may be sent after a minute, and replaces the first with five new tries', async () => {
    const { issuer } = identity.current;
    const { person, code } = await newcomer('anew');
    for (let count = 0; count < 5; count += 1) await typeCode(person, wrong(code));
    const early = await askForAnotherCode(person);
    expect([early.status, problemOf(early)]).toEqual([
      429,
      expect.stringMatching(/^A code was just sent\. Try again in (\d+ seconds|a minute)\.$/),
    ]);
    expect(Number(early.headers.get('retry-after'))).toBeGreaterThan(50);

    passMs(61_000);
    const sent = await askForAnotherCode(person);
    expect(sent.text).toContain('Another mail is on its way. Only its code works now.');
    const newer = await newestCode(issuer, person.email);
    expect(newer).not.toBe(code);
    expect(problemOf(await typeCode(person, code))).toContain('4 tries are left.');
    expect((await typeCode(person, newer)).url).toContain(REDIRECT_URI);
  });

  test('lives 24 hours of its own', async () => {
    const { person } = await newcomer('prolonged');
    passMs(20 * HOUR);
    await askForAnotherCode(person);
    const code = await newestCode(identity.current.issuer, person.email);
    vi.setSystemTime(Date.now() + 20 * HOUR);
    expect(titleOf(await typeCode(person, code))).toBe('Your account is ready');
  });

  test('is not sent for a sign-up that has expired', async () => {
    const { person } = await newcomer('too-late');
    passMs(25 * HOUR);
    expect(titleOf(await askForAnotherCode(person))).toBe('This sign-up has expired');
    expect(await mailsTo(identity.current.issuer, person.email)).toHaveLength(1);
  });
});
