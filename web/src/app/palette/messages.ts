import { messages } from '../../platform/messages.ts';

/** Words of the command palette. */
export const t = messages('palette', {
  label: 'Command palette',
  placeholder: 'Search or type a command',
  pages: 'Pages',
  projects: 'Projects',
  commands: 'Commands',
  nothing: 'Nothing found',
  nothing_note: 'Try the name or the code of a project, or the name of a page.',
  show_keys: 'Show the keys',
  sign_out: 'Sign out',
  move: 'Move',
  run: 'Run',
});
