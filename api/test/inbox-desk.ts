import { afterAll, beforeAll, beforeEach } from 'vitest';
import { readNotification } from '#contract/notifications/endpoints.ts';
import { makeNotification } from './factories/notification.ts';
import { makePerson, type TestPerson } from './people.ts';
import { type Answer, openTestServer, type TestServer } from './server.ts';

/** Somebody with an inbox: what tests of notifications have in common. */
export interface InboxDesk {
  /** Set before the first test. */
  readonly muster: TestServer;
  /** Somebody anew for every test, who was told nothing yet. */
  readonly person: TestPerson;
  newcomer(): Promise<TestPerson>;
  /** Goes on as somebody else. */
  become(other: TestPerson): void;
  /** Tells the person something; answers its id. */
  tell(fields?: object): Promise<string>;
  /** One of the person's notifications, as the API answers it. */
  read(notification: string): Promise<Answer['body']>;
}

/** A server for a test file; `ways` are the channels that it tells on, with how far it got on them. */
export const openInboxDesk = (ways?: Readonly<Record<string, string>>): InboxDesk => {
  let muster: TestServer;
  let person: TestPerson;
  const newcomer = () => makePerson(muster.database, muster.organization.id, 'member');
  beforeAll(async () => {
    muster = await openTestServer();
  });
  afterAll(() => muster.close());
  beforeEach(async () => {
    person = await newcomer();
  });
  return {
    get muster() {
      return muster;
    },
    get person() {
      return person;
    },
    newcomer,
    become: (other) => {
      person = other;
    },
    tell: (fields = {}) => makeNotification(muster.database, person, { ...fields }, ways),
    read: async (notification_id) =>
      (await muster.as(person)(readNotification, { params: { notification_id } })).body,
  };
};
