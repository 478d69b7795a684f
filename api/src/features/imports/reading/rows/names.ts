import { oneLine, paragraph, readTags, readYesNo } from '../values/labels.ts';
import type { FilePerson, FileProject } from './entry.ts';
import type { Row } from './row.ts';

const LONGEST_NAME = 120;
const LONGEST_NOTE = 5000;
const LONGEST_TAG = 40;
const MOST_TAGS = 20;

type NameField = 'user' | 'client' | 'project' | 'service';

/** A name of at most 120 characters on one line, empty when the row has none. */
export const readName = (row: Row, field: NameField): string => {
  const name = oneLine(row.text(field));
  if (name.length > LONGEST_NAME) row.error(`Use at most ${LONGEST_NAME} characters.`, field);
  return name;
};

/** Who worked. A file without such a column names nobody; a file with one has to fill it. */
export const readPerson = (row: Row): FilePerson => {
  const fullName = oneLine(`${row.text('firstName')} ${row.text('lastName')}`);
  const name = readName(row, 'user') || fullName;
  const email = row.text('email').toLowerCase();
  if (email !== '' && !isAddress(email))
    row.error('This is not an e-mail address. Correct it, or empty the cell.', 'email');
  const hasColumn = row.has('user') || row.has('email') || row.has('firstName') || row.has('lastName');
  if (hasColumn && name === '' && email === '') {
    row.error('Nobody is named here. Enter who did the work.', 'user', 'email', 'lastName', 'firstName');
  }
  return { name, email };
};

const isAddress = (email: string): boolean => /^[^\s@]+@[^\s@]+$/.test(email) && email.length <= 254;

/** What was worked for; null when the row names no project. */
export const readProject = (row: Row): FileProject | null => {
  const name = readName(row, 'project');
  return name === '' ? null : { name, code: oneLine(row.text('projectCode')) || null };
};

/** The description, at most 5000 characters. */
export const readNote = (row: Row): string => {
  const note = paragraph(row.text('note'));
  if (note.length > LONGEST_NOTE)
    row.error(`A note holds at most ${LONGEST_NOTE} characters. Shorten it.`, 'note');
  return note;
};

/** The tags that we can keep; a warning tells of the others. */
export const shortTags = (row: Row): string[] => {
  const tags = readTags(row.text('tags'));
  if (tags.length > MOST_TAGS || tags.some((tag) => tag.length > LONGEST_TAG)) {
    row.warn('tag_shortened', `Only ${MOST_TAGS} tags of ${LONGEST_TAG} characters each are kept.`, 'tags');
  }
  return tags.slice(0, MOST_TAGS).map((tag) => tag.slice(0, LONGEST_TAG).trim());
};

/** Null where the file doesn’t say. */
export const readBillable = (row: Row): boolean | null => {
  const text = row.text('billable');
  if (text === '') return null;
  const billable = readYesNo(text);
  if (billable === undefined) row.error('Write Yes or No.', 'billable');
  return billable ?? null;
};
