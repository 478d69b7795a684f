import { messages } from '../../../../platform/messages.ts';

/** Words of deleting the account. */
export const t = messages('account-deletion', {
  title: 'Delete account',
  failed: 'What deleting means for you could not be loaded',
  goes_title: 'What goes, for good',
  goes: 'Your name and e-mail address, settings, notes of days, a running timer, roles, sign-ins and your account.',
  goes_elsewhere:
    'Your name and e-mail address, settings, notes of days, a running timer and roles. Your account at {{host}} stays: delete it there.',
  stays_title: 'What stays, under a pseudonym',
  stays:
    'The time that you logged with its notes, and what you did in the audit trail of {{organizations}}. Instead of your name it will say “Former member” and four letters, and nothing leads from there back to you.',
  stays_nothing: 'Nothing: you are on no organization’s team.',
  take_along: 'Download your data first, if you want to keep it.',
  obstacles: 'Before you can leave',
  delete: 'Delete my account',
  ask: 'Delete your account for good?',
  no_way_back: 'This can’t be undone, by you or by anybody else.',
  type: 'Type {{email}} to confirm',
  type_needed: 'Enter {{email}}, the address of this account.',
  keep: 'Keep it',
  stale: 'Something changed meanwhile: try again.',
  gone: 'Your account is deleted',
  gone_note:
    'Thank you for the time that you spent here. Every device is signed out, and whoever signs up with your address from now on is somebody new.',
  leave: 'Leave Muster',
});
