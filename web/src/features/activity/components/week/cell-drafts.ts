import { draftFrom } from '../../../../platform/draft.ts';
import { useCurrentUser, useOrganization } from '../../../../platform/person.ts';
import { deviceStore } from '../../../../platform/storage.ts';

/** Hours typed into the cells of a week that the server doesn't have yet, by the cell's key. */
export interface CellDrafts {
  /** What was left behind, as typed; in the order in which it was. */
  read(): readonly (readonly [cell: string, text: string])[];
  write(cell: string, text: string): void;
  remove(cell: string): void;
}

type Stored = { readonly cells: Readonly<Record<string, string>> };

const NOTHING: Stored = { cells: {} };

/** Where a week's typed hours wait until they are saved: of this person, in this organization, on this device. */
export function useCellDrafts(firstDay: string): CellDrafts {
  const { sub } = useCurrentUser();
  const { id } = useOrganization();
  const key = `draft.${sub}.${id}.week-${firstDay}`;
  const stored = () => draftFrom(deviceStore.read(key), NOTHING)?.cells ?? {};
  const store = (cells: Stored['cells']) => {
    if (Object.keys(cells).length === 0) deviceStore.remove(key);
    else deviceStore.write(key, JSON.stringify({ cells }));
  };
  return {
    read: () => Object.entries(stored()),
    write: (cell, text) => store({ ...stored(), [cell]: text }),
    remove: (cell) => store(Object.fromEntries(Object.entries(stored()).filter(([one]) => one !== cell))),
  };
}
