import type { Notice, Reaction, Reactions } from '../../platform/reactions.ts';

/** A receipt for whoever imported a file: how much came in, and where to look at it or take it back. */
const tellImporter: Reaction = async (_, events) =>
  events.flatMap((event): Notice[] => {
    const { file_name, created_entries: entries } = event.data;
    if (!event.actor) return [];
    return [
      {
        recipient: event.actor,
        type: 'import.finished',
        title: `Import finished: ${typeof file_name === 'string' ? file_name : 'a file'}`,
        message: typeof entries === 'number' ? `${entries} entries came in.` : '',
        target: { type: 'import', id: event.subject.id },
        url: '/manager/projects/import',
        priority: 'low',
        reason: 'You imported it.',
        source: event.id,
        receipt: true,
      },
    ];
  });

/** What imports tell people. */
export const importReactions: Reactions = { 'import.applied': [tellImporter] };
