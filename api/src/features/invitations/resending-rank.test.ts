import { expect, test } from 'vitest';
import { resendInvitation } from '#contract/invitations/endpoints.ts';
import { openInvitationDesk } from '../../../test/invitation-desk.ts';

const desk = openInvitationDesk();

test('nobody lengthens or brings back an invitation to a role above their own', async () => {
  const { muster } = desk;
  const { executive } = muster.organization.people;
  const { body } = await desk.invite([{ email: 'chief@example.org', role: 'executive' }], {}, executive);
  const [{ id }] = body.data;
  const resend = (by: typeof executive) =>
    muster.as(by)(resendInvitation, { params: { invitation_id: id }, organization: muster.organization.id });
  const above = { status: 422, body: { rule: 'above-own-rank' } };
  expect(await resend(desk.owner)).toMatchObject(above);
  await desk.expire(id);
  expect(await resend(desk.owner)).toMatchObject(above);
  expect(await resend(executive)).toMatchObject({ status: 200, body: { status: 'pending' } });
});
