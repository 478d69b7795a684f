import { messages } from '../../../../platform/messages.ts';

/** Words of the feature tours. */
export const t = messages('account-tours', {
  title: 'Feature tours',
  seen: 'Seen',
  unseen: 'Not seen yet',
  start: 'Start',
  replay: 'Replay',
  start_named: 'Start the tour {{tour}}',
  replay_named: 'Replay the tour {{tour}}',
  step: '{{at}} of {{all}}',
  back: 'Back',
  next: 'Next',
  done: 'Done',
  open: 'Open {{place}}',
  failed: 'That you have seen the tour could not be kept',
  welcome: 'Welcome to Muster',
  welcome_about: 'The organization switcher, the drawer and the palette.',
  welcome_1: 'One organization at a time',
  welcome_1_text:
    'The name on top of the drawer is the organization that you work in. Choose another one there: every page follows, and each tab of your browser may work in another.',
  welcome_2: 'Only what you can open',
  welcome_2_text:
    'The drawer shows the pages that your role opens. On a phone, the bar at the lower edge holds the most used ones, and More opens the drawer.',
  welcome_3: 'Anything by a few letters',
  welcome_3_text:
    'Ctrl K (⌘ K on a Mac) finds pages and projects, and starts what you type. The key ? lists all keys; there you can switch single keys off.',
  activity: 'Daily activity',
  activity_about: 'Timer, entries, the week, and handing a day in.',
  activity_1: 'Start the timer, or log it later',
  activity_1_text:
    'Start a timer for what you are doing: it runs on when you close the page. What you did without it, add by minutes or by start and end.',
  activity_2: 'The week at a glance',
  activity_2_text:
    'The grid takes times from the keyboard: type 1:30 into a cell and go on with the arrow keys. Last week’s rows can be copied.',
  activity_3: 'Hand the day in',
  activity_3_text:
    'Checks say what is still missing: a note, a gap, a timer that runs. Once they are green, submit the day; until it is approved you can take it back.',
  projects: 'Projects',
  projects_about: 'Finding, watching and filling projects.',
  projects_1: 'A list that is yours',
  projects_1_text:
    'Filters, order and columns stand in the address: keep it as a bookmark, or send it to a colleague, who sees the same.',
  projects_2: 'Where the budget goes',
  projects_2_text:
    'A project’s dashboard draws hours and money against the budget, and says when it runs out at this pace. Every figure leads to the time behind it.',
  projects_3: 'Time from elsewhere',
  projects_3_text:
    'Import brings time from Toggl Track, Clockify and Harvest: look at it first, import it as a whole, take it back as a whole.',
});
