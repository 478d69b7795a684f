/** How other rooms invite somebody whom they know already: they let them wait on the team, write the invitation, and mail it. */
export { isSameAddress } from './rules/addressee.ts';
export { addInvitations } from './writing/add-invitations.ts';
export { postMail } from './writing/post-mail.ts';
export { takeUpMembers } from './writing/take-up-members.ts';
