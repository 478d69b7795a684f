import type { MemberSheetField } from '#contract/member-imports/shapes.ts';
import { messages } from '../../platform/messages.ts';
import type { KindWords } from '../bringing/effects/kind.ts';

/** Words of people who come from a file. */
export const t = messages('member_imports', {
  import_people: 'Import people',
  team: 'Team',
  note: 'CSV or XLSX with a first line that names the columns, up to 10,000 people. Nobody is imported before every cell is right, and nobody is invited by it.',
  too_large: '{{name}} is larger than 5 MB. Keep only the sheet of people.',
  expected_note:
    'What a file may hold, in any order; other names are asked about. An export of the team has them all.',
  template_name: 'team.csv',
  such_as_name: 'Ada Byron',
  such_as_email: 'ada@harbour.example',
  such_as_employment: 'employee, contractor or placeholder',
  such_as_position: 'Shift lead',
  such_as_department: 'Terminal operations',
  such_as_level: 'Senior',
  such_as_seat: 'Title of a seat of the org chart',
  such_as_manager: 'E-mail or name, of this file or of ours',
  such_as_start_date: '2026-01-05',
  such_as_end_date: '2027-12-31',
  such_as_weekly_capacity_minutes: '37.5',
  such_as_target_utilisation_pct: '80',
  such_as_phone: '+44 20 7946 0018',
  such_as_skills: 'Crane 3 until 2027-01-31; First aid 2',
  missing: 'Everybody needs {{fields}}: choose the column that holds it, or fill the cells in below.',
  same: 'People who may be here already',
  known: 'Rows with the e-mail address of one of ours',
  known_note: 'Changing ours writes the cells that say something; an empty cell takes nothing away.',
  alike: 'Rows with the name of another',
  alike_note: 'Of one of ours, or of a row further up, which is never changed.',
  update_all: 'Change ours',
  reason_email: 'Has the address of {{name}}',
  reason_name: 'Has the name of {{name}}',
  rows: 'People in the file',
  departments: 'Departments that nobody is in yet: {{names}}.',
  import_one: 'Import {{count}} person',
  import_other: 'Import {{count}} people',
  import_failed: 'The people could not be imported',
  new_people: 'New people',
  new_people_note: 'Nobody was invited: whoever is to sign in gets an invitation from their page.',
  take_back_note:
    'Its people go, and those whom it changed are as they were. Once one of them is used, all stay.',
  earlier_none: 'Nobody was imported yet',
});

/** The same by their place on the page. */
export const WORDS: KindWords<MemberSheetField> = {
  ...{ title: t('import_people'), list: t('team'), note: t('note'), expectedNote: t('expected_note') },
  ...{ templateName: t('template_name'), same: t('same'), known: t('known'), knownNote: t('known_note') },
  ...{ alike: t('alike'), alikeNote: t('alike_note'), update: t('update_all'), rows: t('rows') },
  ...{ importFailed: t('import_failed'), made: t('new_people'), madeNote: t('new_people_note') },
  ...{ takeBackNote: t('take_back_note'), earlierNone: t('earlier_none') },
  tooLarge: (name) => t('too_large', { name }),
  suchAs: (field) => t(`such_as_${field}`),
  missing: (fields) => t('missing', { fields }),
  import: (count) => t('import', { count }),
};
