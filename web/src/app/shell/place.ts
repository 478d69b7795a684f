import type { Permissions } from '../../platform/permissions.ts';
import type { IconType } from '../../ui/theme/icon.tsx';

/** Groups of the drawer, in order. */
export const GROUPS = ['work', 'people', 'organization', 'insight', 'admin'] as const;

/** A page that can be gone to; shown to whoever may open it. */
export interface Place {
  readonly id: string;
  readonly label: string;
  readonly group: (typeof GROUPS)[number];
  readonly icon: IconType;
  /** `$orgId` stands for this tab's organization. */
  readonly path: string;
  /** Pressed after `g`. */
  readonly key?: string;
  readonly allowed: (permissions: Permissions) => boolean;
}
