import { isCallError } from '../../../platform/call-error.ts';
import { refusedFields } from '../../../platform/http/refused-fields.ts';
import { question } from '../../../ui/feedback/question/question.ts';
import type { SubmitOutcome } from '../../../ui/form-page/use-form.ts';
import { t } from '../messages.ts';

const UUID = /[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}/;

/** What saving was refused for: sentences beside fields; `twin` = id of the client that looks the same. */
export interface Refusal {
  readonly issues: NonNullable<SubmitOutcome>;
  readonly twin: string | null;
}

/** A refused save in the form's words. Throws what is no refusal of the server. */
export const refusalOf = (error: unknown): Refusal => {
  if (!isCallError(error)) throw error;
  const twin = error.rule === 'duplicate-client' ? (UUID.exec(error.message)?.[0] ?? null) : null;
  return { issues: refusedFields(error, t('stale')), twin };
};

/** Saves; where another client looks the same, asks whether it is meant and saves it then. */
export async function saveUnlessTwin(
  save: (confirm: { confirm_duplicate?: true }) => Promise<unknown>,
): Promise<void> {
  try {
    await save({});
  } catch (error) {
    if (!isCallError(error) || error.rule !== 'duplicate-client') throw error;
    const [problem] = error.fields;
    const isMeant = await question.confirm({
      ask: t('twin_ask'),
      note: [problem?.message ?? error.message, t('twin_note')],
    });
    if (!isMeant) throw error;
    await save({ confirm_duplicate: true });
  }
}
