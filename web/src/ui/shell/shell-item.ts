import type { IconType } from '../theme/icon.tsx';

/** An entry of the drawer or the bottom bar: a link, or a verb where onSelect is given. */
export type ShellItem = {
  id: string;
  label: string;
  icon: IconType;
  href?: string;
  onSelect?: () => void;
  active?: boolean;
  /** Unread or waiting; 0 isn't shown. */
  count?: number;
};

export type ShellGroup = { id: string; label: string; items: readonly ShellItem[] };

export type ShellOrganization = { id: string; name: string; detail?: string };

export type ShellAccount = { name: string; href: string; active?: boolean };
