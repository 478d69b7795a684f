import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { openInvitationDesk } from '../../../test/invitation-desk.ts';
import { makePerson } from '../../../test/people.ts';
import { atOnce } from '../grants/fixtures/at-once.ts';

const desk = openInvitationDesk();

test('whoever is removed while their invitation waits for another one invites nobody', async () => {
  const { muster } = desk;
  const { id } = muster.organization;
  const former = await makePerson(muster.database, id, 'owner');
  const removing = sql`with gone as (delete from role_grants where org_id = ${id} and subject = ${former.sub} returning 1)
    select pg_advisory_xact_lock(hashtextextended(${`invitations ${id}`}, 0)), count(*) from gone`;
  const [answer] = await atOnce(muster, removing, () =>
    desk.invite([{ email: 'accomplice@example.org', role: 'owner' }], {}, former),
  );
  expect(answer?.status).toBe(404);
  expect(await desk.member('accomplice@example.org')).toBeUndefined();
});
