import type { BodyOf } from '#contract/endpoint.ts';
import { brokenRule, Failure } from '#contract/errors.ts';
import type { sendFeedback as endpoint } from '#contract/feedback/endpoints.ts';
import type { PersonContext, UploadedFile } from '../../../platform/context.ts';
import { countRecentFeedback } from '../queries.ts';
import { rewriteScreenshot } from '../rules/screenshot.ts';

/** How much one person may send within an hour. */
export const AN_HOUR = 20;

/** The queue that passes feedback on to the service for error reports. */
export const FORWARDING = 'feedback-forwarding';

/** The queue that tells the administrators of it. */
export const TELLING = 'feedback-telling';

/**
 * Keeps what somebody says, and hands it to whoever passes it on. Throws 422 `empty-feedback`, `screenshot-unreadable` and
 * `screenshot-too-large`, and 429.
 */
export const sendFeedback = async (
  context: PersonContext,
  said: BodyOf<typeof endpoint>,
  file: UploadedFile | undefined,
): Promise<{ id: string }> => {
  const { db, person, now, enqueue } = context;
  if (!said.message && !file)
    throw brokenRule('empty-feedback', 'message', 'Write what you want to tell us, or add a screenshot.');
  if ((await countRecentFeedback(db, person.sub, now)) >= AN_HOUR)
    throw new Failure(
      'too_many_requests',
      `You have sent feedback ${AN_HOUR} times within an hour: try again later.`,
    );
  const picture = file ? await rewriteScreenshot(file.bytes) : {};
  const made = await db
    .insertInto('feedback')
    .values({ ...said, ...picture, created_by: person.sub })
    .returning('id')
    .executeTakeFirstOrThrow();
  await enqueue(FORWARDING, { feedback: made.id });
  await enqueue(TELLING, { feedback: made.id, by: { sub: person.sub, name: said.name } });
  return made;
};
