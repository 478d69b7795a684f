import { oneOf, searchParameters, text, whole } from '../../../platform/search.ts';

/** The steps between a chosen file and its import. */
export const OPEN_STEPS = ['check', 'assign', 'preview'] as const;

/** One of the steps between. */
export type OpenStep = (typeof OPEN_STEPS)[number];

/** All steps, in order. */
export const STEPS = ['file', ...OPEN_STEPS, 'done'] as const;

/** One of the steps. */
export type Step = (typeof STEPS)[number];

/** What the page's address holds: the import, how far one is, and the page of earlier imports. */
export const importSearch = searchParameters({
  import: text,
  step: oneOf(OPEN_STEPS),
  before: text,
  after: text,
  page: whole,
});

/** What the page's address holds, read. */
export type ImportSearch = ReturnType<typeof importSearch>;

const PAGE = '/manager/projects/import';

/** The address of an import, at a step where one is given. */
export const importHref = (id?: string, step?: OpenStep): string =>
  id === undefined ? PAGE : `${PAGE}?import=${id}${step ? `&step=${step}` : ''}`;
