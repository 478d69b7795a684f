/** Somebody of the demo as whom nobody signs in. */
export interface Colleague {
  readonly name: string;
  readonly title: string;
  readonly department: string;
  /** Whom they answer to, by name. */
  readonly manager: string;
  /** Weeks since they came. */
  readonly weeks: number;
  readonly employment?: 'contractor';
  /** Weeks since they left. */
  readonly left?: number;
  readonly phone?: string;
}

type Line = readonly [name: string, title: string, weeks: number, more?: Partial<Colleague>];

const under = (manager: string, department: string, ...lines: readonly Line[]): Colleague[] =>
  lines.map(([name, title, weeks, more]) => ({ name, title, weeks, manager, department, ...more }));

/** Who else works for Northgate, below whom. */
export const COLLEAGUES: readonly Colleague[] = [
  ...under('Maren Holt', 'Operations', ['Beatriz Alves', 'Control room manager', 210]),
  ...under('Maren Holt', 'Technical', ['Callum Reid', 'Technical manager', 180, { phone: '+441632960118' }]),
  ...under('Sofia Lindqvist', 'Sales', ['Oona Keane', 'Account director', 160, { phone: '+441632960107' }]),
  ...under('Sofia Lindqvist', 'Finance', ['Rafe Dunn', 'Finance director', 240]),
  ...under('Sofia Lindqvist', 'People', ['Nadia Osei', 'Head of people', 120]),
  ...under(
    'Fergus Lane',
    'Guarding',
    ['Amara Nwosu', 'Security officer', 90],
    ['Bruno Keller', 'Security officer', 64],
    ['Leah Prentice', 'Security officer', 30],
    ['Samir Haddad', 'Dog handler', 41, { employment: 'contractor' }],
    ['Olek Zielinski', 'Security officer', 110, { left: 9 }],
  ),
  ...under(
    'Beatriz Alves',
    'Operations',
    ['Gwen Tudor', 'Control room operator', 70],
    ['Mateus Prado', 'Control room operator', 52],
    ['Yusra Aden', 'Control room operator', 16],
  ),
  ...under(
    'Callum Reid',
    'Technical',
    ['Ewan Pryce', 'Fire systems lead', 140],
    ['Hana Sato', 'Access control lead', 96],
  ),
  ...under(
    'Ewan Pryce',
    'Technical',
    ['Dilan Kaya', 'Fire systems engineer', 60],
    ['Ffion Rees', 'Apprentice engineer', 11],
    ['Marcus Wild', 'Fire systems engineer', 130, { left: 6 }],
  ),
  ...under('Hana Sato', 'Technical', ['Jun Park', 'Access control engineer', 44]),
  ...under('Oona Keane', 'Sales', ['Aisling Moore', 'Key account manager', 88]),
  ...under(
    'Aisling Moore',
    'Sales',
    ['Jonah Frey', 'Bid manager', 57],
    ['Luca Ferri', 'Account analyst', 33],
  ),
  ...under(
    'Rafe Dunn',
    'Finance',
    ['Ines Duarte', 'Payroll lead', 150],
    ['Tobias Lind', 'Credit controller', 47],
  ),
  ...under('Nadia Osei', 'People', ['Ruth Calder', 'Training coordinator', 75]),
  ...under('Ines Duarte', 'Finance', ['Kofi Boateng', 'Payroll clerk', 21]),
];

/** Departments of whoever is on the team already. */
export const DEPARTMENTS: Readonly<Record<string, string>> = {
  'Sofia Lindqvist': 'Management',
  'Idris Bello': 'Group',
  'Mara Quinn': 'Group',
  'Maren Holt': 'Operations',
  'Jonas Meyer': 'Guarding',
  'Tomasz Wrona': 'Technical',
  'Aisha Khan': 'Guarding',
  'Cleo Hart': 'Guarding',
  'Ben Achterberg': 'Guarding',
  'Catarina Reis': 'Operations',
  'Daniel Osei': 'Guarding',
  'Elif Demir': 'Technical',
  'Fergus Lane': 'Guarding',
  'Grace Mbeki': 'Front of house',
  'Hanna Virtanen': 'Technical',
  'Ivo Banks': 'Guarding',
};

/** For whom else people work: by name, and how much of their time. */
export const DOTTED: readonly (readonly [who: string, whom: string, pct: number, weeks: number])[] = [
  ['Maren Holt', 'Oona Keane', 20, 24],
  ['Hanna Virtanen', 'Hana Sato', 60, 12],
  ['Elif Demir', 'Ewan Pryce', 50, 12],
  ['Ruth Calder', 'Maren Holt', 30, 8],
  ['Luca Ferri', 'Rafe Dunn', 25, 15],
];

/** Where people stood before: until how many weeks ago, below whom, under which title. */
export const EARLIER: readonly {
  readonly name: string;
  readonly weeks: number;
  readonly manager: string;
  readonly title: string;
  readonly department: string;
}[] = [
  {
    name: 'Hana Sato',
    weeks: 26,
    manager: 'Ewan Pryce',
    title: 'Access control engineer',
    department: 'Technical',
  },
  {
    name: 'Jun Park',
    weeks: 26,
    manager: 'Ewan Pryce',
    title: 'Access control engineer',
    department: 'Technical',
  },
  {
    name: 'Aisling Moore',
    weeks: 20,
    manager: 'Sofia Lindqvist',
    title: 'Account manager',
    department: 'Sales',
  },
  { name: 'Jonah Frey', weeks: 20, manager: 'Oona Keane', title: 'Bid writer', department: 'Sales' },
  {
    name: 'Gwen Tudor',
    weeks: 13,
    manager: 'Maren Holt',
    title: 'Control room operator',
    department: 'Operations',
  },
  {
    name: 'Mateus Prado',
    weeks: 13,
    manager: 'Maren Holt',
    title: 'Control room operator',
    department: 'Operations',
  },
  { name: 'Ines Duarte', weeks: 34, manager: 'Rafe Dunn', title: 'Payroll clerk', department: 'Finance' },
];
