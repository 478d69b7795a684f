import { z } from 'zod';
import type { Happened, Inside, Notice, Reaction } from '../../../platform/reactions.ts';
import { isOneOf } from '../../comments/queries.ts';
import { listAddressees } from '../queries/mentionable.ts';
import { pageOf } from '../queries/to-tell.ts';

const told = z.object({ mentions: z.array(z.uuid()), title: z.string() });

/** Tells whoever is mentioned in an entry or in a correction of it, once of each entry. */
export const tellMentioned: Reaction = async (inside, events) => {
  const notices: Notice[] = [];
  for (const event of events) notices.push(...(await mentionsOf(inside, event)));
  return notices;
};

const mentionsOf = async (
  inside: Inside,
  { subject, project, data }: Happened,
): Promise<readonly Notice[]> => {
  const said = told.safeParse(data).data;
  if (!said || !project) return [];
  const { mentions, title } = said;
  const people = await listAddressees(inside, project, [isOneOf(mentions)], mentions.length);
  const found = await inside.db
    .selectFrom('projects')
    .select('name')
    .where('org_id', '=', inside.organization ?? '')
    .where('id', '=', project)
    .executeTakeFirst();
  return people.map(({ sub: recipient }) => ({
    ...{ recipient, type: 'mention.added', project, message: title },
    title: `mentioned you in the ops-log of ${found?.name ?? 'a project'}`,
    target: { type: 'ops_log_entry', id: subject.id },
    url: pageOf({ project_id: project, id: subject.id }),
    group: `ops-log:${subject.id}`,
    reason: 'You are mentioned in it.',
    source: `mention:${subject.id}`,
  }));
};
