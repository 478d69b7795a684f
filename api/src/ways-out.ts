import type { Config } from './config.ts';
import { type Post, webPushing } from './features/notifications/adapters/push-service.ts';
import { requireKeys } from './features/notifications/queries/keys.ts';
import { findDigests, mailDigests } from './features/notifications/reactions/digest.ts';
import { type MailingOne, mailNotifications } from './features/notifications/reactions/mail.ts';
import { type Pushing, pushNotifications } from './features/notifications/reactions/push.ts';
import type { JobDefinition } from './platform/jobs.ts';
import type { Databases } from './platform/postgres/database.ts';

/** How notifications leave the house. */
export type WaysOut = Pushing & MailingOne;

/** Push and mail, over a server that has its keys; push services learn the address that mail comes from. */
export const waysOutOf = async (
  { MAIL_FROM }: Pick<Config, 'MAIL_FROM'>,
  databases: Databases,
  mailing: MailingOne,
  post: Post,
): Promise<WaysOut> => {
  const keys = await databases.within({ organization: null, sub: null, writes: false }, requireKeys);
  const contact = `mailto:${/<(.*)>/.exec(MAIL_FROM)?.[1] ?? MAIL_FROM}`;
  return { ...mailing, push: webPushing({ keys, contact, post }) };
};

/** The jobs of the ways out. */
export const jobsOut = (databases: Databases, out: WaysOut): JobDefinition[] => [
  pushNotifications(databases, out),
  mailNotifications(databases, out),
  mailDigests(databases, out),
  findDigests(databases, out.enqueue),
];
