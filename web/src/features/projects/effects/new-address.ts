import { searchParameters, text } from '../../../platform/search.ts';

/** What the address of a new project holds: the project that it is a copy of, or the preset that it starts from. */
export const newProjectSearch = searchParameters({ copy: text, preset: text });

/** What the address of a new project holds, read. */
export type NewProjectSearch = ReturnType<typeof newProjectSearch>;
