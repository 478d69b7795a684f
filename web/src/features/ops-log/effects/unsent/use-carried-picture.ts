import { useEffect, useState } from 'react';
import type { CarriedFile } from '../../../../platform/offline/unsent/carried.ts';
import { carriedBytesOf } from '../../../../platform/offline/unsent/carried-bytes.ts';

/** Address of a picture whose bytes wait on this device; undefined for what is none, or can't be drawn. */
export function useCarriedPicture({ kept, type, isHere }: CarriedFile) {
  const [address, setAddress] = useState<string>();
  useEffect(() => {
    if (!isHere || !/^image\/(png|jpeg|webp)$/.test(type)) return;
    let made: string | undefined;
    let isOver = false;
    void carriedBytesOf(kept).then((bytes) => {
      if (!bytes || isOver) return;
      made = URL.createObjectURL(new Blob([bytes], { type }));
      setAddress(made);
    });
    return () => {
      isOver = true;
      if (made) URL.revokeObjectURL(made);
    };
  }, [kept, type, isHere]);
  return { address, onFail: () => setAddress(undefined) };
}
