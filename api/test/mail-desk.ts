import { afterAll, beforeAll, beforeEach } from 'vitest';
import { openTestMailServer, type TestMailServer } from './mail-server.ts';
import { makePerson, type TestPerson } from './people.ts';
import { openTestServer, type TestServer } from './server.ts';
import { tell, type WayRow, wayOf } from './told.ts';

type Told = Parameters<typeof tell>[2];

/** Somebody who is told by mail: what tests of mails have in common. */
export interface MailDesk {
  /** Set before the first test, like the others. */
  readonly muster: TestServer;
  /** Where mails arrive; empty before every test. */
  readonly post: TestMailServer;
  /** Somebody anew for every test. */
  readonly person: TestPerson;
  /** Tells the person something of the organization on the app and by mail; answers its id. */
  told(rest?: Partial<Told>): Promise<string>;
  /** How far it got by mail. */
  way(notification: string): Promise<WayRow | undefined>;
  /** The names that the mails bear, in order. */
  names(): (string | undefined)[];
  /** The person reads it in the application. */
  read(notification: string): Promise<unknown>;
  /** As if a worker had died between the mail server's yes and its own commit. */
  forgetThatItWasSent(notification: string): Promise<unknown>;
}

/** A server and a mail server for a test file; `usual` is what most of its notifications have in common. */
export const openMailDesk = (organization: string, usual: Partial<Told> = {}): MailDesk => {
  let muster: TestServer;
  let post: TestMailServer;
  let person: TestPerson;
  beforeAll(async () => {
    muster = await openTestServer({ name: organization });
    post = await openTestMailServer();
  });
  afterAll(async () => {
    await muster.close();
    await post.close();
  });
  beforeEach(async () => {
    person = await makePerson(muster.database, muster.organization.id, 'member');
    post.taken.length = 0;
  });
  return {
    get muster() {
      return muster;
    },
    get post() {
      return post;
    },
    get person() {
      return person;
    },
    told: (rest = {}) =>
      tell(muster.database, person.sub, {
        ...{ channel: 'email', organization: muster.organization.id, ...usual, ...rest },
      }),
    way: (notification) => wayOf(muster.database, notification, 'email'),
    names: () => post.taken.map(({ raw }) => /Message-ID: (\S+)/.exec(raw)?.[1]),
    read: (id) => muster.database.query('update notifications set read_at = now() where id = $1', [id]),
    forgetThatItWasSent: (id) =>
      muster.database.query(
        `update notification_channels set status = 'queued', sent_at = null, due_at = now() - interval '1 second'
         where notification_id = $1 and channel = 'email'`,
        [id],
      ),
  };
};
