import type { Identity } from '../src/main.ts';
import { Browser } from './browser.ts';
import { PASSWORD } from './identity.ts';
import { SoftPasskey } from './passkey.ts';
import { addPasskey } from './passkey-journey.ts';
import { type Codes, turnOnCodes } from './security.ts';

export interface Person {
  issuer: string;
  sub: string;
  email: string;
  /** Their own, signed in where codes or a passkey were set up in it. */
  browser: Browser;
}

let people = 0;

/** Somebody new, so that what is counted for one test does not count for another. */
export async function newPerson({ current }: { current: Identity }): Promise<Person> {
  people += 1;
  const [sub, email] = [`person-${people}`, `person-${people}@muster.example`];
  await current.ensureUser({ sub, email, name: 'Ada Finch', password: PASSWORD });
  return { issuer: current.issuer, sub, email, browser: new Browser() };
}

export async function personWithPasskey(identity: { current: Identity }) {
  const person = await newPerson(identity);
  const passkey = new SoftPasskey();
  await addPasskey(person, passkey);
  return { ...person, passkey };
}

/** Somebody with codes turned on by the code of this very half minute. */
export async function personWithCodes(identity: { current: Identity }): Promise<Person & Codes> {
  const person = await newPerson(identity);
  return { ...person, ...(await turnOnCodes(person)) };
}
