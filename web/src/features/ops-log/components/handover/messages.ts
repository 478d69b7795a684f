import { messages } from '../../../../platform/messages.ts';

/** Words of handing over and taking over. */
export const h = messages('ops_log_handover', {
  hand_drafted: 'Draft again…',
  hand_signed_out: 'Sign out…',
  hand_acknowledged: 'Take over…',
  hand_disputed: 'Dispute…',
  hand_waived: 'Let them check in…',
  hand_ask_drafted: 'Draft handover #{{sequence}} again',
  hand_ask_signed_out: 'Sign handover #{{sequence}} out',
  hand_ask_acknowledged: 'Take over with handover #{{sequence}}',
  hand_ask_disputed: 'Dispute handover #{{sequence}}',
  hand_ask_waived: 'Let people check in before they take over #{{sequence}}',
  hand_verb_drafted: 'Draft again',
  hand_verb_signed_out: 'Sign out',
  hand_verb_acknowledged: 'Take over',
  hand_verb_disputed: 'Dispute',
  hand_verb_waived: 'Let them check in',
  hand_note_drafted: 'What is still missing?',
  hand_note_signed_out: 'Is there anything left to say to whoever is rostered next?',
  hand_note_acknowledged: 'Is there anything left to say?',
  hand_note_waived:
    'Why they can’t read it first. It stands in the log, and the handover still waits to be taken over.',
  hand_note_disputed: 'What is wrong or missing, so that it can be handed over again?',
  dispute_reason: 'Say what is wrong or missing.',
  waive_reason: 'Say why they can’t read it first.',
});
