import { messages } from '../../../../platform/messages.ts';

/** Words of the steps in a plan's life. */
export const t = messages('account-plan-life', {
  stale: 'Somebody changed the plan meanwhile. What you typed is still here: close this box and look again.',
  note: 'Note',
  // submitting
  submit: 'Submit for review',
  submit_changes: 'Submit changes',
  submit_title: 'Submit {{name}} for review',
  submit_changes_title: 'Submit the changes to {{name}}',
  submit_keeps:
    'It is kept as it stands now. A director or above decides it who doesn’t own it and hasn’t written in it.',
  submit_holds: 'Nobody writes in the plan until it is decided or recalled.',
  submit_goes_on: 'The plan stays in force and can be worked on while its changes are looked at.',
  submit_said_note: 'What whoever decides it should know.',
  submitted: '{{name}} is submitted',
  // recalling
  recall: 'Recall',
  recall_ask: 'Recall revision {{revision}}?',
  recall_note: 'Nobody decides it any more. It stays in the history.',
  recall_draft: 'The plan is a draft again and can be written.',
  recalled: 'Revision {{revision}} is recalled',
  recall_failed: 'The revision could not be recalled',
  // deciding
  decide: 'Decide',
  decide_title: 'Decide revision {{revision}} of {{name}}',
  decide_what: 'Decision',
  decide_approved: 'Approve',
  decide_rejected: 'Reject',
  decide_note_why: 'Its author reads it.',
  decide_note_missing: 'Say why it is rejected.',
  decide_first_approved: 'The plan is approved then. Whoever may write it makes it the client’s active one.',
  decide_first_rejected: 'The plan is a draft again, and its author reads why.',
  decide_later_approved: 'The plan as it was submitted is the approved one then.',
  decide_later_rejected: 'The plan stays in force, and its author reads why the changes weren’t approved.',
  see_changes: 'See what changed',
  see_plan: 'See what is submitted',
  verb_approved: 'Approve revision {{revision}}',
  verb_rejected: 'Reject revision {{revision}}',
  done_approved: 'Revision {{revision}} is approved',
  done_rejected: 'Revision {{revision}} is rejected',
  // activating
  activate: 'Activate',
  activate_title: 'Activate {{name}}',
  activate_note:
    'It becomes the active plan of {{client}}: its reviews are due and its health counts from then on.',
  activate_taken: '{{client}} has an active plan already: close it first.',
  activated: '{{name}} is active',
  // closing
  close: 'Close',
  close_title: 'Close {{name}}',
  close_note: 'A closed plan is only read, and can’t be opened again. What waits for a decision is recalled.',
  close_reason: 'How it ended',
  close_reason_note: 'Whoever writes the next plan reads it.',
  close_missing: 'Say how it ended.',
  closed: '{{name}} is closed',
  // what the page says first
  is_closed: 'Closed: {{reason}}',
  waits_first:
    'Revision {{revision}} is in review. Nobody writes in the plan until it is decided or recalled.',
  waits_later: 'Changes wait for a decision as revision {{revision}}. The plan stays in force meanwhile.',
  was_rejected: 'Revision {{revision}} was rejected by {{who}}: {{note}}',
  has_changed: 'Changed since revision {{revision}} was approved.',
  somebody: 'somebody',
});
