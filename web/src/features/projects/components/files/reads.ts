import { queryOptions } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { readAttachment, readThumbnail } from '#contract/attachments/endpoints.ts';
import { fetchFile } from '../../../../platform/call.ts';
import { readingKey } from '../../../../platform/reading.ts';

const bytesOf =
  (endpoint: typeof readAttachment | typeof readThumbnail) => (project_id: string, id: string) => {
    const params = { project_id, attachment_id: id };
    return queryOptions({
      queryKey: readingKey(endpoint, { params }),
      queryFn: async () => (await fetchFile(endpoint, { params })).bytes,
      staleTime: Number.POSITIVE_INFINITY,
      gcTime: 60_000,
    });
  };

/** The bytes of a file, which never change. */
export const fileBytes = bytesOf(readAttachment);
/** The bytes of its small picture. */
export const thumbnailBytes = bytesOf(readThumbnail);

/** An address under which the page can show bytes, for as long as it shows them. */
export function useBytesAddress(bytes: Blob | undefined): string | undefined {
  const [address, setAddress] = useState<string>();
  useEffect(() => {
    if (!bytes) return;
    const made = URL.createObjectURL(bytes);
    setAddress(made);
    return () => URL.revokeObjectURL(made);
  }, [bytes]);
  return address;
}
