import type { ChartSearch } from '../../effects/address.ts';
import { ListDialog } from './list-dialog.tsx';

type DraftsListProps = { onSearch: (some: Partial<ChartSearch>) => void };

/** The list of reorganisations over the chart. */
export default function DraftsList({ onSearch }: DraftsListProps) {
  return (
    <ListDialog
      onOpen={(draft) => onSearch({ draft, card: undefined, day: undefined })}
      onClose={() => onSearch({ draft: undefined })}
    />
  );
}
