import { t } from '../../components/preferences/messages.ts';
import type { Scope } from './in-force.ts';
import type { Unsaved } from './use-wishes.ts';
import type { Choice, Wishes } from './wishes.ts';

interface Named {
  readonly id: string;
  readonly name: string;
}

/** The place that choices are made for, with its names; both null = everywhere. */
export interface Place {
  readonly organization: Named | null;
  readonly project: Named | null;
}

/** What whoever lets choose needs. */
export interface Choosing {
  readonly wishes: Wishes;
  readonly place: Place;
  readonly unsaved: readonly Unsaved[];
  readonly choose: (choice: Choice) => void;
}

/** The place of every organization. */
export const EVERYWHERE: Place = { organization: null, project: null };

/** The place as lines name it. */
export const scopeOf = ({ organization, project }: Place): Scope => ({
  organization_id: organization?.id ?? null,
  project_id: project?.id ?? null,
});

/** Its narrowest name. */
export const placeName = ({ organization, project }: Place): string =>
  project?.name ?? organization?.name ?? t('everywhere');

/** What fields of a scope begin with. */
export const fieldsOf = ({ organization_id, project_id }: Scope): string =>
  `in/${organization_id ?? ''}/${project_id ?? ''}/`;
