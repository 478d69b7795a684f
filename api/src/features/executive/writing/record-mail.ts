import type { PersonContext } from '../../../platform/context.ts';
import type { NewEvent } from '../../../platform/events.ts';
import type { Place } from '../queries/places.ts';

/** Writes into the trail of each organization whose figures leave the house, or don't any more. One that rests has nobody writing. */
export const recordMail = async (
  context: PersonContext,
  places: readonly Place[],
  event: Pick<NewEvent, 'changes'> & { readonly type: `executive-mail.${string}`; readonly id: string },
): Promise<void> => {
  const { type, id, changes = {} } = event;
  for (const { id: place } of places.filter(({ status }) => status === 'active')) {
    const there = await context.enter(place);
    await there.record({ type, subject: { type: 'executive_mail', id }, changes });
  }
};
