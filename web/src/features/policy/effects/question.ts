import type { PolicyRule } from '#contract/policy/shapes.ts';
import type { PolicyQuestion } from '../queries.ts';
import type { TestSearch } from './policy-address.ts';
import { partsOf } from './words/place-words.ts';

/** What is asked, and how to ask something else; it stands in the address. */
export interface Asking {
  readonly value: TestSearch;
  readonly onChange: (value: TestSearch) => void;
}

/** Kinds of places that can be asked about. */
export const QUESTION_PLACES = ['root', 'organization', 'project'] as const;

/** A kind of place that can be asked about. */
export type QuestionPlace = (typeof QUESTION_PLACES)[number];

/** Where a question is put; null means any. */
export interface Ground {
  readonly place: QuestionPlace;
  readonly organization: string | null;
  readonly project: string | null;
}

/** Where an address puts its question; in an organization unless told. */
export function groundOf(domain: string | undefined): Ground {
  const { place, organization, project } = partsOf(domain ?? '/org/:org');
  return { place: place === 'everywhere' ? 'organization' : place, organization, project };
}

/** The domain of a place. */
export function domainOf({ place, organization, project }: Ground): string {
  if (place === 'root') return '/root';
  const around = `/org/${organization ?? ':org'}`;
  return place === 'project' ? `${around}/project/${project ?? ':pid'}` : around;
}

const OWN = /^\/(projects|organizations)\/(?::\w+|\{\w+\})/;

/** An object with the project or organization that the question is put in. */
export function objectAt(object: string, { organization, project }: Ground): string {
  return object.replace(OWN, (whole, kind: string) => {
    const id = kind === 'projects' ? project : organization;
    return id ? `/${kind}/${id}` : whole;
  });
}

/** The question of an address, null while something of it is missing. `rules` is the draft that is asked beside the policy. */
export function questionOf(
  { role, sub, action, object, domain }: TestSearch,
  rules: PolicyRule[] | null,
): PolicyQuestion | null {
  const subject = sub ? { sub } : role ? { role } : null;
  if (!subject || !action || !object) return null;
  const ground = groundOf(domain);
  return {
    subject,
    action: action.trim(),
    object: objectAt(object.trim(), ground),
    domain: domainOf(ground),
    ...(rules ? { rules } : {}),
  };
}
