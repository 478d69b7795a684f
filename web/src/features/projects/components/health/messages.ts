import { messages } from '../../../../platform/messages.ts';

/** Words of where a project's health comes from. */
export const t = messages('project_health', {
  why: 'Health',
  disagree: 'Computed otherwise: {{health}}',
  disagree_title: 'What was set by hand and what is computed disagree',
  set_by: 'Set to {{health}} by {{name}} on {{day}}',
  set_on: 'Set to {{health}} by hand on {{day}}',
  set: 'Set to {{health}} by hand',
  because: '{{set}}: {{note}}',
  stop: '{{set}}.',
  computed: 'Computed: {{health}}, because {{used}}% of the budget is used at {{elapsed}}% of the time.',
  computed_undated: 'Computed: {{health}}, because {{used}}% of the budget is used.',
  computed_hidden: 'What is computed rests on costs, which managers see.',
  uncomputed: 'Nothing can be computed without a budget, or before and after the work.',
});
