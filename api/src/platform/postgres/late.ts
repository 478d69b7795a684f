import type { RawBuilder } from 'kysely';

/**
 * An answer that is still on its way when all that it takes has been asked of the transaction: the commit travels with that, so that
 * what the transaction holds isn't held while the answer comes here and the commit goes back. Nothing may be asked after it.
 */
export class Late<Answer> {
  /** Fails where anything fails that was asked for it; then nothing is committed. */
  readonly body: Promise<Answer>;
  /** The same answer as JSON that the database makes, to be kept with an Idempotency-Key. */
  readonly kept: RawBuilder<unknown>;

  constructor(body: Promise<Answer>, kept: RawBuilder<unknown>) {
    this.body = body;
    this.kept = kept;
    // Whoever waits for it hears of its failure; before that somebody else's may have been heard.
    body.catch(() => undefined);
  }
}

/** An answer, late or not. */
export const settled = <Answer>(answer: Answer | Late<Answer>): Answer | Promise<Answer> =>
  answer instanceof Late ? answer.body : answer;

/** An answer, once what was asked behind it is over, too. Where both fail, the answer says why: what came behind it failed with it. */
export const beside = async <Answer>(
  answer: Answer | Promise<Answer>,
  behind?: Promise<unknown>,
): Promise<Answer> => {
  behind?.catch(() => undefined);
  const body = await answer;
  await behind;
  return body;
};
