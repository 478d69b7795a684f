import { useEffect, useRef } from 'react';
import type { Ways } from './upload.ts';
import { useUploads } from './use-uploads.ts';

interface Named {
  readonly id: string;
  readonly file_name: string;
  readonly bytes: number;
}

interface Draft<Kept> {
  read(): Promise<{ files: readonly Kept[] } | undefined>;
  write(values: { files: readonly Kept[] }): void;
  remove(): void;
}

interface Keeping<Kept> {
  readonly ways: Ways<Kept>;
  /** Where those that were sent are remembered, so that a page that was left finds them again. */
  readonly draft: Draft<Kept>;
  readonly remembered: (kept: Kept) => Kept;
  /** Those that stand there from the beginning, since they hang on what is written anew. */
  readonly carried?: readonly Kept[];
  /** Thrown where one of them wasn't sent. */
  readonly unsent: () => Error;
}

/**
 * Files that will go with what is being written: sent as they are chosen, and remembered on this device. `arrived` waits for the last
 * of them, and throws where one wasn't sent; `sent` says that they hang on it, `forget` that there will be none, and `blame` puts
 * beside each of them what was said of its place.
 */
export function useKeptUploads<Kept extends Named>(keeping: Keeping<Kept>) {
  const { ways, unsent, carried = [] } = keeping;
  const { current: draft } = useRef(keeping.draft);
  const first = useRef(carried);
  const remembered = useRef(keeping.remembered);
  const files = useUploads(ways);
  const { uploads, restore, settled, remove, clear, lose } = files;
  const put = useRef(restore);
  const isRead = useRef(false);
  useEffect(() => {
    void draft.read().then((found) => {
      isRead.current = true;
      const { files: standing } = found ?? { files: first.current };
      put.current(standing.map((kept) => ({ name: kept.file_name, bytes: kept.bytes, kept })));
    });
  }, [draft]);
  useEffect(() => {
    if (!isRead.current) return;
    const kept = uploads.flatMap((one) => (one.kept === null ? [] : [one.kept]));
    if (isSame(kept, first.current)) draft.remove();
    else draft.write({ files: kept.map(remembered.current) });
  }, [uploads, draft]);
  const arrived = async (): Promise<readonly Kept[]> => {
    const kept = await settled();
    if (kept === null) throw unsent();
    return kept;
  };
  // What closes after it leaves nothing to remember, least of all that its files are gone from the list.
  const close = () => {
    isRead.current = carried.length === 0;
    draft.remove();
  };
  const forget = () => {
    close();
    for (const { id } of uploads) remove(id);
  };
  const sent = () => {
    close();
    clear();
  };
  const blame = (asked: readonly Kept[], problems: ReadonlyMap<number, string>) => {
    for (const [at, problem] of problems) {
      const lost = asked[at];
      if (lost) lose(lost, problem);
    }
  };
  return { ...files, arrived, forget, sent, blame };
}

const isSame = (some: readonly Named[], others: readonly Named[]): boolean =>
  some.length === others.length && some.every(({ id }, at) => id === others[at]?.id);
