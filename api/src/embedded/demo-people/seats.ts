/** A position of the demo; one with fewer people than seats has been vacant for so many days. */
export interface Seat {
  readonly title: string;
  readonly department: string;
  readonly above: string | null;
  readonly people: readonly string[];
  readonly headcount?: number;
  readonly vacantDays?: number;
  readonly note?: string;
}

const seat = (title: string, department: string, above: string | null, ...people: string[]): Seat => ({
  ...{ title, department, above, people },
});

/** Seats of Northgate, those above first; six of them are free. */
export const SEATS: readonly Seat[] = [
  seat('Managing director', 'Management', null, 'Sofia Lindqvist'),
  seat('Operations director', 'Operations', 'Managing director', 'Maren Holt'),
  seat('Account director', 'Sales', 'Managing director', 'Oona Keane'),
  seat('Finance director', 'Finance', 'Managing director', 'Rafe Dunn'),
  seat('Head of people', 'People', 'Managing director', 'Nadia Osei'),
  seat('Contract manager', 'Guarding', 'Operations director', 'Jonas Meyer'),
  seat('Control room manager', 'Operations', 'Operations director', 'Beatriz Alves'),
  seat('Technical manager', 'Technical', 'Operations director', 'Callum Reid'),
  {
    ...seat('Night operations manager', 'Operations', 'Operations director'),
    ...{
      vacantDays: 53,
      note: 'Nights at the port are run by the patrol supervisor until somebody is found.',
    },
  },
  seat('Patrol supervisor', 'Guarding', 'Contract manager', 'Fergus Lane'),
  {
    ...seat(
      'Patrol officer',
      'Guarding',
      'Patrol supervisor',
      ...['Amara Nwosu', 'Bruno Keller', 'Leah Prentice', 'Samir Haddad'],
    ),
    ...{ headcount: 5, vacantDays: 58 },
  },
  {
    ...seat(
      'Control room operator',
      'Operations',
      'Control room manager',
      'Gwen Tudor',
      'Mateus Prado',
      'Yusra Aden',
    ),
    ...{ headcount: 4, vacantDays: 21, note: 'For the night watch.' },
  },
  seat('Fire systems lead', 'Technical', 'Technical manager', 'Ewan Pryce'),
  seat('Access control lead', 'Technical', 'Technical manager', 'Hana Sato'),
  {
    ...seat('Fire systems engineer', 'Technical', 'Fire systems lead', 'Dilan Kaya'),
    ...{ headcount: 2, vacantDays: 42 },
  },
  seat('Key account manager', 'Sales', 'Account director', 'Aisling Moore'),
  seat('Bid manager', 'Sales', 'Key account manager', 'Jonah Frey'),
  { ...seat('Bid writer', 'Sales', 'Key account manager'), vacantDays: 96 },
  seat('Payroll lead', 'Finance', 'Finance director', 'Ines Duarte'),
  { ...seat('People adviser', 'People', 'Head of people'), vacantDays: 12 },
];
