const FILES = [
  [
    'profile',
    'Who you are to Muster: name and e-mail address as your identity provider tells them, settings, tours seen.',
  ],
  ['installation-roles', 'Roles that you hold over every organization of this installation.'],
  ['feedback', 'What you have said of the application, without the screenshots.'],
  [
    'error-reports',
    'Errors of pages while you were signed in, of the last 90 days: when, where, in which browser, what was done shortly before.',
  ],
  ['notifications', 'What you were told, why, and how far it got on each way: inbox, push, e-mail.'],
  ['notification-preferences', 'How you want to be told, line by line.'],
  ['notification-settings', 'Your quiet hours, and when your digests come.'],
  ['push-subscriptions', 'Browsers that you let Muster push to, without the keys.'],
  ['executive-mails', 'When you are mailed figures across organizations, and when that was done.'],
  ['sessions', 'Where you are signed in: device, network (its last part is left out), first and last use.'],
] as const;

const ORGANIZATION_FILES = [
  ['membership', 'You as the team of the organization knows you: position, dates, capacity, contact.'],
  ['skills', 'What you are able to do, how well (1 to 5), and until when it counts.'],
  [
    'calendar-addresses',
    'When you made and revoked addresses of your calendar, and when one was read last. The addresses themselves are kept by nobody.',
  ],
  ['swaps', 'What you and others asked of each other about your shifts, and what became of it.'],
  ['roles', 'Roles that you hold in the organization and in its projects.'],
  ['responsibilities', 'Projects and clients that you own or sponsor.'],
  [
    'time-entries',
    'Your time, newest day first. Durations are seconds; times are UTC, "timezone" says whose clock was meant.',
  ],
  ['deleted-time', 'Time that you deleted.'],
  ['approvals', 'What became of your time on its way to approval, and who decided.'],
  ['day-notes', 'What you noted of days: done, blockers, tomorrow.'],
  ['timer', 'The timer that is running now.'],
  ['dashboard', 'How you arranged your dashboard: widgets in their order, with their sizes.'],
  ['favourites', 'What you pinned, because you log time on it again and again.'],
  ['recurring-time', 'Your time that comes again: "rrule" says on which days, as RFC 5545 writes it.'],
  ['recurring-answers', 'What you said to time that was proposed to you: logged or skipped.'],
  ['leave', 'Leave that you asked for, newest first, with your reason, what was decided, and why.'],
  [
    'leave-ledger',
    'What you were given of leave and what it took, in minutes by day. The sum of a type is what you have of it.',
  ],
  [
    'ops-log',
    'What you wrote into ops-logs: entries, corrections and steps ("about" is the place of the entry that they are about).',
  ],
  [
    'ops-log-about-you',
    'Where ops-logs name you or leave something for you to do, without what others wrote there beyond the title.',
  ],
  ['events', 'What you did, with the changed fields as [before, after].'],
  [
    'imports',
    'Files of time that you imported: their names and figures. The files themselves hold other people’s time too.',
  ],
  [
    'files',
    'Files that you sent with comments: their names, sizes and hashes. You can download each where it hangs.',
  ],
] as const;

/** Explains each file of an export, in plain text. */
export const readmeOf = (name: string, now: Date): string =>
  `Your data in Muster

Made for ${name} at ${now.toISOString()}.

Each kind of data is there twice: as JSON for programs and as CSV (UTF-8) for spreadsheets. A kind of which there is
nothing has no file. In CSV, a text that a spreadsheet would take for a formula has an apostrophe in front.

${list(FILES)}

In organizations/, a folder for each organization that knows you:

${list(ORGANIZATION_FILES)}

What is not in here: passwords, passkeys and codes, of which only what proves them is kept; what an organization charges
or pays for time, which is its own; and answers to your latest requests, which are kept for a day to make retries safe.
`;

const list = (files: readonly (readonly [string, string])[]): string =>
  files.map(([file, about]) => `  ${file.padEnd(26)}${about}`).join('\n');
