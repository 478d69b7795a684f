import type { Tone } from '../../../ui/display/status-text.tsx';

/** Something that is known, in words; with a tone where it is good or bad. */
export interface Known {
  readonly label: string;
  readonly value: string;
  readonly tone?: Tone;
}

/** What is known of one part of the application. */
export interface Part {
  readonly title: string;
  readonly facts: readonly Known[];
}

/** All of it as plain text. */
export const reportText = (title: string, parts: readonly Part[]): string =>
  [title, ...parts.map(({ title: name, facts }) => [name, ...facts.map(lineOf)].join('\n'))].join('\n\n');

const lineOf = ({ label, value }: Known): string => `  ${label}: ${value}`;
