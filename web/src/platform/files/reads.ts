import { queryOptions, useMutation, useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import type { Endpoint } from '#contract/endpoint.ts';
import { fetchFile } from '../call.ts';
import { saveFile } from '../list/csv.ts';
import { failedRead } from '../list/failed-read.ts';
import { readingKey } from '../reading.ts';
import { t } from './words.ts';

/** Which file, by the parameters of its address. */
type Params = Readonly<Record<string, string>>;
type Named = { readonly file_name: string };

/** The endpoints of a place that has files, and the parameters that lead to one there. */
interface Place<File> {
  readonly whole: Endpoint;
  readonly small: Endpoint;
  readonly paramsOf: (file: File) => Params;
}

/** The bytes of a file, which never change. */
const bytesOf = (endpoint: Endpoint, params: Params) =>
  queryOptions({
    queryKey: readingKey(endpoint, { params }),
    queryFn: async () => (await fetchFile(endpoint, { params })).bytes,
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 60_000,
  });

/** How files of a place are shown and saved: hooks, the same for as long as a page shows them. */
export const filesOf = <File extends Named>({ whole, small, paramsOf }: Place<File>) => ({
  /** Address of the small picture; undefined while it comes. */
  useSmall: (file: File) => useBytesAddress(useQuery(bytesOf(small, paramsOf(file))).data),
  /** Address of the picture, the small one while it comes; what is said where it doesn't. */
  useLarge: (file: File) => {
    const { data, error, refetch } = useQuery(bytesOf(whole, paramsOf(file)));
    const standing = useBytesAddress(useQuery(bytesOf(small, paramsOf(file))).data);
    return {
      address: useBytesAddress(data) ?? standing,
      failed: failedRead(error, t('picture_failed'), refetch),
    };
  },
  useSave: () =>
    useMutation({
      mutationFn: async (file: File) => {
        const { bytes } = await fetchFile(whole, { params: paramsOf(file) });
        saveFile(file.file_name, bytes);
      },
      meta: { toast: t('download_failed') },
    }),
});

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
