import { sql } from 'kysely';
import { z } from 'zod';
import { invitationPath } from '#contract/invitations/shapes.ts';
import type { JobDefinition } from '../../platform/jobs.ts';
import type { Deliver } from '../../platform/mail/mail.ts';
import type { Databases } from '../../platform/postgres/database.ts';
import type { Notice, Reaction, Reactions } from '../../platform/reactions.ts';
import { writeMail } from './adapters/letter.ts';
import { claimMail } from './commands/claim-mail.ts';
import { settleMail } from './commands/settle-mail.ts';
import type { Inside } from './queries.ts';

/** What mailing invitations takes beside the database. */
export interface Mailing {
  /** Null where mail isn't set up: then people pass the link on themselves. */
  readonly deliver: Deliver | null;
  /** Where people reach the pages, without a slash at its end. */
  readonly publicUrl: string;
  readonly warn: (details: object, message: string) => void;
}

const job = z.object({ organization: z.uuid(), invitation: z.uuid(), send: z.int() });

/** Sends one mail of an invitation, once; pauses between attempts grow to four hours, for a day and a half. */
export const mailInvitations = (databases: Databases, mailing: Mailing): JobDefinition => ({
  queue: 'invitation-mail',
  retries: { limit: 16, firstPauseS: 30, longestPauseS: 14_400 },
  run: async (data) => {
    const { organization, ...key } = job.parse(data);
    const { deliver, publicUrl, warn } = mailing;
    if (!deliver) {
      warn(key, 'invitation not mailed: no mail server is set, so its link has to be passed on');
      return;
    }
    const inside = <Result>(work: (inside: Inside) => Promise<Result>): Promise<Result> =>
      databases.within({ organization, sub: null, writes: true }, (db) => work({ db, organization }));
    const claimed = await inside((place) => claimMail(place, key));
    if (!claimed) return;
    const settle = (sent: boolean) => inside((place) => settleMail(place, key, { sent }));
    const refusal = await deliver(writeMail({ ...claimed, send: key.send }, publicUrl)).catch(
      async (error) => {
        await settle(false);
        warn({ ...key, err: error }, 'invitation not mailed yet');
        throw error;
      },
    );
    await settle(refusal === null);
    if (refusal) warn({ ...key, code: refusal }, 'invitation refused by the mail server for good');
  },
});

/** Tells whoever is invited and signs in here already, beside the mail. */
const tellInvited: Reaction = async ({ db, organization }, events) => {
  const { rows } = await sql<{ recipient: string; id: string; name: string; message: string | null }>`
    select p.sub as recipient, i.id, o.name, i.message
    from invitations i join organizations o on o.org_id = i.org_id
    cross join lateral people_at(i.email) as p (sub)
    where i.org_id = ${organization} and i.id = any (${events.map(({ subject }) => subject.id)}) and i.outcome is null
    order by i.id`.execute(db);
  return rows.map(
    ({ recipient, id, name, message }): Notice => ({
      ...{ recipient, type: 'invitation.received', title: `invited you to ${name}`, message: message ?? '' },
      target: { type: 'invitation', id },
      url: invitationPath(id),
      reason: 'The invitation is to your address.',
      source: `invitation:${id}`,
    }),
  );
};

/** What invitations tell people. */
export const invitationReactions: Reactions = { 'invitation.created': [tellInvited] };
