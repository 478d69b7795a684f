import { IconDownload, IconFile } from '@tabler/icons-react';
import { useMutation, useQuery } from '@tanstack/react-query';
import { lazy, Suspense, useState } from 'react';
import { readAttachment } from '#contract/attachments/endpoints.ts';
import type { Attachment } from '#contract/attachments/shapes.ts';
import { fetchFile } from '../../../../platform/call.ts';
import { saveFile } from '../../../../platform/list/csv.ts';
import { Icon } from '../../../../ui/theme/icon.tsx';
import { HiddenText } from '../../../../ui/theme/text.tsx';
import styles from './files.module.css';
import { sizeOf, t } from './messages.ts';
import { thumbnailBytes, useBytesAddress } from './reads.ts';

const SentPictures = lazy(() => import('./sent-pictures.tsx'));

type SentFilesProps = { project_id: string; files: readonly Attachment[] };

/** The files of a comment: pictures small, each opens large; the rest by name, to be saved. */
export function SentFiles({ project_id, files }: SentFilesProps) {
  const [shown, setShown] = useState<number>();
  const save = useSaveFile(project_id);
  const pictures = files.filter(({ picture }) => picture !== null);
  if (files.length === 0) return null;
  return (
    <>
      <ul className={styles.sent} aria-label={t('sent_list')}>
        {files.map((file) => (
          <li key={file.id}>
            {file.picture ? (
              <Thumbnail
                project_id={project_id}
                file={file}
                onOpen={() => setShown(pictures.indexOf(file))}
              />
            ) : (
              <Named file={file} disabled={save.isPending} onSave={() => save.mutate(file)} />
            )}
          </li>
        ))}
      </ul>
      {shown !== undefined && (
        <Suspense fallback={null}>
          <SentPictures
            project_id={project_id}
            pictures={pictures}
            first={shown}
            onDownload={(file) => save.mutate(file)}
            onClose={() => setShown(undefined)}
          />
        </Suspense>
      )}
    </>
  );
}

const useSaveFile = (project_id: string) =>
  useMutation({
    mutationFn: async ({ id, file_name }: Attachment) => {
      const { bytes } = await fetchFile(readAttachment, { params: { project_id, attachment_id: id } });
      saveFile(file_name, bytes);
    },
    meta: { toast: t('download_failed') },
  });

type ThumbnailProps = { project_id: string; file: Attachment; onOpen: () => void };

/** Its place is kept while it comes. */
function Thumbnail({ project_id, file, onOpen }: ThumbnailProps) {
  const { data } = useQuery(thumbnailBytes(project_id, file.id));
  const address = useBytesAddress(data);
  const { width = 1, height = 1 } = file.picture ?? {};
  return (
    <button
      type="button"
      className={styles.thumbnail}
      style={{ aspectRatio: `${Math.min(Math.max(width / height, 0.6), 2.4)}` }}
      aria-label={t('open', { name: file.file_name })}
      title={file.file_name}
      onClick={onOpen}
    >
      {address && <img src={address} alt="" />}
    </button>
  );
}

type NamedProps = { file: Attachment; disabled: boolean; onSave: () => void };

function Named({ file: { file_name, bytes }, disabled, onSave }: NamedProps) {
  return (
    <button type="button" className={styles.named} disabled={disabled} onClick={onSave}>
      <Icon icon={IconFile} />
      <HiddenText>{t('save')} </HiddenText>
      <span className={styles.name}>{file_name}</span> <span className={styles.size}>{sizeOf(bytes)}</span>
      <Icon icon={IconDownload} />
    </button>
  );
}
