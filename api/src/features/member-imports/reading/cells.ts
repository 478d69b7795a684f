import type { MemberSheetField } from '#contract/member-imports/shapes.ts';
import { type PersonFields, personFields } from '#contract/members/people.ts';
import { memberEmployment } from '#contract/members/shapes.ts';
import { type ReadCell, readersOf, wrong } from '../../../platform/files/cells.ts';
import type { DateOrder } from '../../../platform/files/dates.ts';
import { openParts, readDate } from '../../../platform/files/dates.ts';

/** Fields of a person whose text is their value. */
export type SaidFields = Omit<PersonFields, 'position_id' | 'manager_id' | 'phone'>;

type Reader = (text: string) => ReadCell<SaidFields>;

const { position_id: _, manager_id: __, phone: ___, ...shape } = personFields.shape;
const person = readersOf<SaidFields>(
  shape,
  personFields.omit({ position_id: true, manager_id: true, phone: true }).partial(),
);

const EMPLOYED: Readonly<Record<string, string>> = {
  ...{ permanent: 'employee', staff: 'employee', internal: 'employee' },
  ...{ freelancer: 'contractor', freelance: 'contractor', external: 'contractor', consultant: 'contractor' },
};
const oneOfEmployments = person.oneOf('employment', memberEmployment.options);

/** `37.5`, `37,5 h` and `37:30` say the same. */
const minutesIn = (text: string): unknown => {
  const [, hours, minutes] = /^(\d{1,3}):([0-5]\d)$/.exec(text) ?? [];
  if (hours !== undefined) return Number(hours) * 60 + Number(minutes);
  const [, decimal] = /^(\d{1,3}(?:[.,]\d{1,4})?)\s*(?:h|hours?)?$/i.exec(text) ?? [];
  return decimal === undefined ? text : Math.round(Number(decimal.replace(',', '.')) * 60);
};

const hours: Reader = (text) => {
  const read = person.taken('weekly_capacity_minutes', minutesIn)(text);
  return 'problem' in read ? wrong('Enter hours a week, from 0 to 168.') : read;
};

/** `80`, `80 %` and a cell of a workbook that shows 80 % and holds 0.8. */
const percentIn = (text: string): unknown => {
  const [, whole] = /^(\d{1,3})(?:\.0+)?\s*%?$/.exec(text) ?? [];
  if (whole !== undefined) return Number(whole);
  return /^0[.,]\d{1,6}$/.test(text) ? Math.round(Number(text.replace(',', '.')) * 100) : text;
};

const percent: Reader = (text) => {
  const read = person.taken('target_utilisation_pct', percentIn)(text);
  return 'problem' in read ? wrong('Enter whole percent, from 0 to 100.') : read;
};

const dayOf =
  (field: 'start_date' | 'end_date', order: DateOrder | 'ambiguous'): Reader =>
  (text) => {
    if (order === 'ambiguous' && openParts(text))
      return wrong('This could be two days: write it as year, month and day, such as 2026-03-04.');
    const day = readDate(text, order === 'ambiguous' ? 'ymd' : order);
    return day ? { [field]: day } : wrong('Enter a day such as 2026-03-04.');
  };

/** Readers of the fields of a person, with days as the file writes them. */
export const readersFor = (order: DateOrder | 'ambiguous') =>
  ({
    name: person.taken('name'),
    email: person.taken('email'),
    employment: (text: string) => oneOfEmployments(EMPLOYED[text.toLowerCase()] ?? text),
    position: person.taken('position'),
    department: person.taken('department'),
    level: person.taken('level'),
    start_date: dayOf('start_date', order),
    end_date: dayOf('end_date', order),
    weekly_capacity_minutes: hours,
    target_utilisation_pct: percent,
  }) as const satisfies Partial<Record<MemberSheetField, Reader>>;
