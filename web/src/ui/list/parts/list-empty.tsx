import type { ReactNode } from 'react';
import { ButtonLink } from '../../action/button.tsx';
import { Empty } from '../../state/empty.tsx';
import { NothingFound } from '../../state/nothing-found.tsx';

type ListEmptyProps = {
  /** Labels of the filters that are on. */
  filters: readonly string[];
  onClear: () => void;
  /** Title when filters hide everything. */
  nothingFound: string;
  /** What to say of an empty view, and the way to everything; absent where the view shows everything. */
  view?: { title: string; note: string; label: string; href: string } | undefined;
  /** Nothing is there at all: an Empty with the first step. */
  children: ReactNode;
};

/** A list without rows: filters hide them, the view has none, or there are none yet. */
export function ListEmpty({ filters, onClear, nothingFound, view, children }: ListEmptyProps) {
  if (filters.length > 0) return <NothingFound title={nothingFound} filters={filters} onClear={onClear} />;
  if (!view) return children;
  return (
    <Empty title={view.title} note={view.note}>
      <ButtonLink href={view.href}>{view.label}</ButtonLink>
    </Empty>
  );
}
