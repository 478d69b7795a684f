import type { Context } from '../../../platform/context.ts';
import type { Changes } from '../../../platform/events.ts';

interface Somewhere {
  readonly id: string;
  readonly client_id: string;
  readonly line1: string;
  readonly city: string | null;
}

/** Writes what happened to an address into the trail of its client. */
export const tellAddress = (
  context: Context,
  deed: 'created' | 'updated' | 'archived' | 'restored',
  { id, client_id, line1, city }: Somewhere,
  changes: Changes = {},
): Promise<void> =>
  context.record({
    type: `address.${deed}`,
    subject: { type: 'client', id: client_id },
    changes,
    data: { address_id: id, name: city ? `${line1}, ${city}` : line1 },
  });
