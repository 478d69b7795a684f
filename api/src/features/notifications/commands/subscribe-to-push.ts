import type { BodyOf } from '#contract/endpoint.ts';
import { brokenRule } from '#contract/errors.ts';
import { type subscribeToPush as endpoint, MOST_BROWSERS } from '#contract/notifications/push-endpoints.ts';
import type { PersonContext } from '../../../platform/context.ts';

/** Keeps a browser that the person lets Muster push to, and answers its id. Throws 422 `too-many-browsers`. */
export const subscribeToPush = async (
  { db, person }: PersonContext,
  { endpoint: address, keys, device }: BodyOf<typeof endpoint>,
): Promise<{ id: string }> => {
  const said = { ...keys, device };
  const kept = await db
    .insertInto('push_subscriptions')
    .values({ recipient: person.sub, endpoint: address, ...said })
    .onConflict((conflict) => conflict.columns(['recipient', 'endpoint']).doUpdateSet(said))
    .returning('id')
    .executeTakeFirstOrThrow();
  const { browsers } = await db
    .selectFrom('push_subscriptions')
    .select(({ fn }) => fn.countAll<number>().as('browsers'))
    .where('recipient', '=', person.sub)
    .executeTakeFirstOrThrow();
  if (browsers > MOST_BROWSERS)
    throw brokenRule(
      'too-many-browsers',
      'endpoint',
      `Muster pushes to ${MOST_BROWSERS} of your browsers already: switch it off in one of them first.`,
    );
  return kept;
};
