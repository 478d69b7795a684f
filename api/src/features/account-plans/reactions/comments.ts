import { sql } from 'kysely';
import { z } from 'zod';
import { readable } from '#contract/comments/mentions.ts';
import type { Happened, Inside, Notice, Reaction } from '../../../platform/reactions.ts';

const told = z.object({ mentions: z.array(z.string()) });

interface Said {
  readonly id: string;
  readonly plan_id: string;
  readonly section: string;
  readonly name: string;
  readonly body: string;
  readonly mentioned: readonly { readonly id: string; readonly name: string; readonly sub: string | null }[];
}

/** Tells whoever is mentioned in a comment of a plan, once of each; an edit that mentions somebody else tells them alone. */
export const tellMentioned: Reaction = async (inside, events) => {
  const notices: Notice[] = [];
  for (const event of events) {
    const said = await findSaid(inside, event);
    if (!said) continue;
    const { mentions } = told.parse(event.data);
    const names = new Map(said.mentioned.map(({ id, name }) => [id, name]));
    for (const { id, sub } of said.mentioned)
      if (sub && mentions.includes(id))
        notices.push({
          ...{ recipient: sub, type: 'mention.added', title: `mentioned you on ${said.name}` },
          message: readable(said.body, names).slice(0, 200),
          target: { type: 'account-plan', id: said.plan_id },
          // Where it can be answered.
          url: `/manager/account-plans/${said.plan_id}?comments=${said.section}`,
          ...{ reason: 'You are mentioned in it.', source: `mention:${said.id}` },
        });
  }
  return notices;
};

const findSaid = async ({ db, organization }: Inside, { subject }: Happened): Promise<Said | undefined> => {
  const { rows } = await sql<Said>`
    select c.id, c.plan_id, c.section, p.name, c.body,
      coalesce((select jsonb_agg(jsonb_build_object('id', m.id, 'name', m.name, 'sub', m.user_sub)) from members m
        where m.org_id = c.org_id and m.id = any (c.mentions) and m.archived_at is null), '[]') as mentioned
    from plan_comments c join account_plans p on p.org_id = c.org_id and p.id = c.plan_id
    where c.org_id = ${organization} and c.id = ${subject.id} and c.archived_at is null`.execute(db);
  return rows[0];
};
