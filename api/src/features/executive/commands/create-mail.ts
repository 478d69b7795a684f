import { brokenRule } from '#contract/errors.ts';
import { type ExecutiveMailFields, MOST_MAILS } from '#contract/executive/mails.ts';
import type { PersonContext } from '../../../platform/context.ts';
import { changesBetween } from '../../../platform/events.ts';
import { nextMoment } from '../rules/next-moment.ts';
import { requireOwnPlaces } from '../rules/own-places.ts';
import { holdMails } from '../writing/hold-mails.ts';
import { recordMail } from '../writing/record-mail.ts';

/** Orders figures by mail for the caller, and answers the order's id. Throws 422 `not-executive`, `too-many-mails`. */
export const createMail = async (context: PersonContext, fields: ExecutiveMailFields): Promise<string> => {
  const { db, person, now } = context;
  const places = await requireOwnPlaces(context, fields.organization_ids);
  if ((await holdMails(db, person.sub)) >= MOST_MAILS)
    throw brokenRule('too-many-mails', '', `You have ${MOST_MAILS} of them already: delete one first.`);
  const { window: period, ...rest } = fields;
  const { id } = await db
    .insertInto('executive_mails')
    .values({
      ...rest,
      ...{
        recipient: person.sub,
        period,
        next_at: fields.paused ? null : nextMoment(fields, now).toISOString(),
      },
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  await recordMail(context, places, {
    type: 'executive-mail.ordered',
    id,
    changes: changesBetween({}, fields),
  });
  return id;
};
