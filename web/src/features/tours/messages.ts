import { messages } from '../../platform/messages.ts';

/** Words of the feature tours. */
export const t = messages('tours', {
  title: 'Feature tours',
  seen: 'Seen',
  unseen: 'Not seen yet',
  start: 'Start',
  replay: 'Replay',
  start_named: 'Start the tour {{tour}}',
  replay_named: 'Replay the tour {{tour}}',
  failed: 'That you have seen the tour could not be kept',
  nothing: 'The tour finds nothing to show here',
  nothing_note: 'Look again when there is something on the page.',
  welcome: 'Welcome to Muster',
  welcome_about: 'A few steps through what you use most.',
  daily: 'Daily activity',
  daily_about: 'Timer, entries, the week, and handing a day in.',
  projects: 'Projects',
  projects_about: 'Finding, watching and filling projects.',
  // steps
  organization: 'One organization at a time',
  organization_text:
    'This is where you work, and as what. Every page follows it. If you work in several, choose another one here.',
  pages: 'Only what you can open',
  pages_text:
    'These are the pages that your role opens. Press g and then a letter to go to one without the mouse.',
  palette: 'Anything by a few letters',
  palette_text:
    'Find pages, projects and people, or type what you want: “log 2h on harbour: patrol”. Ctrl K (⌘ K on a Mac) opens it from everywhere.',
  help: 'This tour again',
  help_text: 'Help holds the tours, the keys, and a page that tells what works on this device.',
  more: 'Everything else is here',
  more_text: 'The most used pages stand beside it. More opens the rest, your account and Help.',
  timer: 'Start the timer, or log it later',
  timer_text:
    'Start a timer for what you are doing. It runs on when you close the page, and shows on top of every other one.',
  add: 'What you did without the timer',
  add_text: 'Add an entry by its length or by start and end. Gaps of the day offer themselves.',
  week: 'The week at a glance',
  week_text: 'Type 1:30 into a cell and go on with the arrow keys. Last week’s rows can be copied.',
  submit: 'Hand the day in',
  submit_text:
    'Checks say what is still missing. Submit the day once they are green; until it is approved you can take it back.',
  views: 'Your projects, sorted for you',
  views_text: 'Open ones, your own, those that need attention, and those that end soon.',
  filters: 'A list that is yours',
  filters_text:
    'Filters, order and columns stand in the address: keep it as a bookmark, or send it to a colleague.',
  new: 'A new project',
  new_text: 'With client, budget and dates. Its dashboard then says when the budget runs out at this pace.',
  imports: 'Time from elsewhere',
  imports_text:
    'Look at time from Toggl Track, Clockify or Harvest first, import it whole, take it back whole.',
  activity: 'Your own time',
  activity_text: 'Log your hours here, by the timer, by the entry or by the week.',
  team: 'The people of your organization',
  team_text: 'Invite people, give them roles in the organization or in single projects, and take them back.',
  audit: 'Who changed what',
  audit_text: 'Every change is kept, with before and after, and can’t be altered later.',
  clients: 'Clients',
  clients_text: 'Whom projects are for: addresses, contacts and rates, once for all organizations.',
  services: 'Service types',
  services_text: 'What time is logged as, whether it is billable, and at which rate.',
  policy: 'Who may do what',
  policy_text:
    'The rules behind every button. Try a change on a draft, see whom it touches, then publish it.',
});
