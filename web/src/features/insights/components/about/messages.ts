import { messages } from '../../../../platform/messages.ts';

/** What RPAI is and does, for whoever asks. */
export const t = messages('insights-about', {
  how: 'How it works',
  title: 'How Resource Planning & Activity Insights works',
  finds: 'What it looks at',
  finds_note:
    'Time, rosters, leave, capacity, budgets and projects of this organization: demand against capacity, budgets about to run out, time that is missing or impossible, unusual patterns, shifts that somebody could take, and rows that contradict each other.',
  rules: 'Rules, not guesses',
  rules_note:
    'Every insight follows from a fixed rule. It shows the rows that it rests on, the formula with its numbers, and how sure it is and why. The same rows, settings, version and seed always give the same insights.',
  stays: 'Nothing leaves the organization',
  stays_note:
    'No model outside is asked, and no row is sent anywhere. What is found can be read by administrators alone.',
  decide: 'You decide',
  decide_note:
    'Accepting makes a draft where the work goes on; nothing is sent or changed by it. Dismissing asks why. Both are kept, so that the next run doesn’t ask again, and they show how often each kind was right.',
  close: 'Close',
});
