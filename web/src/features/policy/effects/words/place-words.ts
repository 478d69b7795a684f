import { t } from './rule-messages.ts';

/** An organization that a domain may name. */
export interface NamedPlace {
  readonly id: string;
  readonly name: string;
}

/** Kinds of domains, from the widest. */
export const PLACES = ['everywhere', 'root', 'organization', 'project'] as const;

/** A kind of domain. */
export type Place = (typeof PLACES)[number];

const DOMAIN = /^\/org\/([^/]+)(?:\/project\/([^/]+))?$/;
const ANY = /^(:\w+|\{\w+\}|\*)$/;

/** A domain's parts; a pattern such as `:org` counts as none, because it means any. */
export function partsOf(domain: string): {
  place: Place;
  organization: string | null;
  project: string | null;
} {
  const [, organization, project] = DOMAIN.exec(domain) ?? [];
  if (!organization)
    return { place: domain === '/root' ? 'root' : 'everywhere', organization: null, project: null };
  const meant = (part: string | undefined) => (part === undefined || ANY.test(part) ? null : part);
  return {
    place: project ? 'project' : 'organization',
    organization: meant(organization),
    project: meant(project),
  };
}

/** Where a rule counts, in words: `in an organization`. */
export function placeWords(domain: string, places: readonly NamedPlace[] = []): string {
  const { place, organization, project } = partsOf(domain);
  if (domain !== '*' && (place === 'everywhere' || domain.includes('*'))) return t('in_pattern', { domain });
  if (place === 'everywhere') return t('everywhere');
  if (place === 'root') return t('at_root');
  const name = places.find(({ id }) => id === organization)?.name ?? organization;
  if (place === 'organization') return name ? t('in_organization', { name }) : t('in_any_organization');
  if (project) return t('in_project', { id: shortId(project) });
  return name ? t('in_any_project_of', { name }) : t('in_any_project');
}

/** The end of a long id, which is where ids differ. */
export const shortId = (id: string): string => (id.length > 16 ? `…${id.slice(-8)}` : id);

/** Whether the words for the object say already where it is, as `a project` does of a rule about projects. */
export const isSaidByObject = ({ domain, object }: { domain: string; object: string }): boolean => {
  const { place, organization, project } = partsOf(domain);
  if (organization || project) return false;
  return (
    (place === 'project' && object.startsWith('/projects/')) ||
    (place === 'organization' && object.startsWith('/organizations/'))
  );
};
