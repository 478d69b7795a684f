import { sql } from 'kysely';
import type { Inside, Notice, Watch } from '../../../platform/reactions.ts';
import { expireDealsheets } from '../commands/expire-dealsheets.ts';

/** Days before an offer expires on which whoever owns it is told. */
const SOON = 7;

interface Soon {
  readonly id: string;
  readonly code: string;
  readonly title: string;
  readonly valid_until: string;
  readonly words: string;
  readonly owner: string;
}

/** Ends what was sent and whose validity is over, and tells owners of that and, once, of what expires within a week. */
export const runningDeals: Watch = async (inside) => {
  const expired = await expireDealsheets(inside);
  const soon = await listSoon(inside);
  return [
    ...expired.flatMap((deal) =>
      deal.owner === null
        ? []
        : [
            {
              ...noticeOf(deal, deal.owner),
              ...{ type: 'dealsheet.closed' as const, title: `Offer expired: ${deal.code} ${deal.title}` },
              message: 'Nobody said how it ended. Send the client a new revision, or leave it at that.',
              source: `dealsheet-expired:${deal.id}:${deal.revision}`,
            },
          ],
    ),
    ...soon.map((deal) => ({
      ...noticeOf(deal, deal.owner),
      ...{ type: 'dealsheet.expiring' as const, title: `Offer expires soon: ${deal.code} ${deal.title}` },
      message: `It stands until ${deal.words}. Ask the client, or say how it ended.`,
      source: `dealsheet-expiring:${deal.id}:${deal.valid_until}`,
    })),
  ];
};

const noticeOf = ({ id }: { readonly id: string }, recipient: string) =>
  ({
    recipient,
    target: { type: 'dealsheet', id },
    url: `/manager/dealsheets/${id}`,
    ...{ group: 'dealsheet-expiring', reason: 'You own this deal.', receipt: true },
  }) satisfies Partial<Notice>;

const listSoon = async ({ db, organization }: Inside): Promise<readonly Soon[]> => {
  const { rows } = await sql<Soon>`
    select d.id, d.code, d.title, d.valid_until::text, to_char(d.valid_until, 'FMDD Mon YYYY') as words, m.user_sub as owner
    from dealsheets d join members m on m.org_id = d.org_id and m.id = d.owner_id and m.archived_at is null
    where d.org_id = ${organization} and d.status = 'sent' and d.archived_at is null and m.user_sub is not null
      and d.valid_until between muster_today() and muster_today() + ${sql.lit(SOON)}`.execute(db);
  return rows;
};
