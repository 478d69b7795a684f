import { endPushHere } from '../../platform/notifications/push/this-browser.ts';
import { forgetReads } from '../../platform/offline/last-read/restore-reads.ts';
import { readUnsent, sendNow, unsent } from '../../platform/offline/unsent/unsent.ts';
import { forgetWrites } from '../../platform/offline/unsent/write-store.ts';
import { session } from '../../platform/session/current-session.ts';
import { question } from '../../ui/feedback/question/question.ts';
import { t } from './messages.ts';

/** Before a sign-out: asks about changes that were never sent, which would be lost. False where they rather stay. */
export async function agrees(): Promise<boolean> {
  const { length: count } = await readUnsent();
  if (count === 0 || (await question.confirm({ ask: t('leave_ask', { count }), note: t('leave_note') })))
    return true;
  sendNow();
  return false;
}

/** Removes what is kept of the person who signs out, and ends pushes to this browser. */
export async function letGo(): Promise<void> {
  const username = session().holder();
  if (username !== null) await forgetWrites(username);
  unsent.become({ writes: [] });
  await forgetReads();
  await endPushHere();
}
