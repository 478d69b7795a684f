import { messages } from '../../../../platform/messages.ts';

/** What insights into plans, budgets and rosters say, and how each is worked out. */
export const t = messages('insight-plans', {
  department_over: '{{subject}} is planned {{excess}} over its capacity in the week of {{week}}',
  person_over:
    '{{subject}} is planned for {{planned}} in the week of {{week}}, {{excess}} more than they have',
  department_free: '{{subject}} has {{free}} unplanned, {{days}}',
  demand: '{{subject}} was sold with {{demand}}, and nobody is planned for {{missing}} of it',
  demand_of:
    '{{subject}} was sold with {{demand}} of {{service}}, and nobody is planned for {{missing}} of it',
  runs_out: 'The budget of {{subject}} is likely to be used up on {{day}}, before it ends on {{end}}',
  runs_out_open: 'The budget of {{subject}} is likely to be used up on {{day}}',
  used_up: 'The budget of {{subject}} is used up, and {{over}} over',
  uncounted: '{{share}} of the billable time on {{subject}} has no rate here, so its budget can’t count it',
  open_one: '{{count}} place is open on {{subject}}, {{project}}, on {{day}}',
  open_other: '{{count}} places are open on {{subject}}, {{project}}, on {{day}}',
  fits: '{{what}}; {{who}} is free',
  nobody: '{{what}}; nobody is free',
  hindered: '{{subject}} on {{day}} is planned in spite of this: {{conflict}}',
  // formulas
  f_capacity: 'planned {{planned}} − capacity {{capacity}} = {{excess}} over',
  f_free: 'capacity {{capacity}} − planned {{planned}} = {{free}} free',
  f_demand: 'sold {{demand}} − on the roster {{places}} = {{missing}} that nobody is planned for',
  f_mean_all:
    'used {{used}} + {{pace}} a week, the mean of all weeks, reaches the budget of {{budget}} on {{day}}',
  f_halfway:
    'used {{used}} + {{pace}} a week, halfway from the mean of all weeks to the last one, reaches the budget of {{budget}} on {{day}}',
  f_last_year:
    'used {{used}} + the weeks of a year before, as high as the last eight are against theirs ({{pace}} in the next one), reaches the budget of {{budget}} on {{day}}',
  f_mean_recent:
    'used {{used}} + {{pace}} a week, the mean of the last eight weeks, reaches the budget of {{budget}} on {{day}}',
  f_trend:
    'used {{used}} + {{pace}} a week, along the line through the last twelve weeks, reaches the budget of {{budget}} on {{day}}',
  f_used: 'used {{used}} − budget {{budget}} = {{over}} over',
  f_rate: '(without a rate {{without}} + in another currency {{foreign}}) ÷ billable time = {{share}}',
  f_open: 'places {{places}} − taken {{taken}} = {{open}} open',
  f_conflicts: 'What stands in the way of the shift: {{conflict}}',
});
