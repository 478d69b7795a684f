import { messages } from '../../../../platform/messages.ts';

/** Words of the rules in force and of their editor's list. */
export const t = messages('policy-rule-list', {
  about_allow: 'An allow counts for the role it names and every role above it.',
  about_deny: 'A deny counts for exactly its role and beats every allow.',
  published: 'Published {{when}}: {{note}}',
  published_by: 'Published {{when}} by {{who}}: {{note}}',
  edit: 'Edit rules',
  add: 'Add a rule',
  done: 'Done',
  preview: 'Preview',
  discard: 'Discard',
  discard_ask: 'Discard the draft?',
  discard_note: 'The rules in force stay as they are.',
  change_rule: 'Change: {{rule}}',
  remove_rule: 'Remove: {{rule}}',
  take_back: 'Take back: {{rule}}',
  // filters
  search: 'Search',
  search_hint: 'Words of a rule, or its pattern',
  counts_for: 'Counts for',
  effect: 'Effect',
  place: 'Where',
  place_everywhere: 'Everywhere',
  place_root: 'Above all organizations',
  place_organization: 'In organizations',
  place_project: 'In projects',
  nothing_found: 'No rule matches these filters',
});
