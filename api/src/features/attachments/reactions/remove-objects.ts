import { z } from 'zod';
import type { JobDefinition } from '../../../platform/jobs.ts';
import type { Places } from '../queries/content.ts';

const AT_ONCE = 500;
const asked = z.array(z.object({ key: z.string() }));

/** Removes objects whose rows are gone. A key is forgotten once the store has said that its object is gone. */
export const removeObjects = ({ databases, files }: Places): JobDefinition => ({
  queue: 'attachment-removals',
  schedule: '*/5 * * * *',
  run: async () => {
    if (!files) return;
    const { rows } = await databases.query(
      `select key from attachment_removals order by asked_at limit ${AT_ONCE}`,
    );
    for (const { key } of asked.parse(rows)) {
      await files.remove(key);
      await databases.query('delete from attachment_removals where key = $1', [key]);
    }
  },
});
