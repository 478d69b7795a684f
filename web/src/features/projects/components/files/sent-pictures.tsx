import { useQuery } from '@tanstack/react-query';
import type { Attachment } from '#contract/attachments/shapes.ts';
import { failedRead } from '../../../../platform/list/failed-read.ts';
import { PictureViewer, type ViewerWords } from '../../../../ui/files/picture-viewer.tsx';
import { LoadError } from '../../../../ui/state/load-error.tsx';
import styles from './files.module.css';
import { t } from './messages.ts';
import { fileBytes, thumbnailBytes, useBytesAddress } from './reads.ts';

type SentPicturesProps = {
  project_id: string;
  pictures: readonly Attachment[];
  first: number;
  onDownload: (file: Attachment) => void;
  onClose: () => void;
};

const WORDS: ViewerWords = {
  before: t('before'),
  after: t('after'),
  place: (at, count) => t('place', { at, count }),
  download: t('save'),
  close: t('close'),
};

/** The pictures of a comment, large. */
export default function SentPictures({ project_id, ...rest }: SentPicturesProps) {
  return (
    <PictureViewer
      {...rest}
      words={WORDS}
      titleOf={({ file_name }) => file_name}
      draw={(file) => <Large key={file.id} project_id={project_id} file={file} />}
    />
  );
}

/** The small one stands in for it while it comes. */
function Large({ project_id, file }: { project_id: string; file: Attachment }) {
  const whole = useQuery(fileBytes(project_id, file.id));
  const small = useQuery(thumbnailBytes(project_id, file.id));
  const address = useBytesAddress(whole.data);
  const standing = useBytesAddress(small.data);
  const failed = failedRead(whole.error, t('picture_failed'), whole.refetch);
  if (failed) return <LoadError {...failed} />;
  return (
    <img
      className={styles.large}
      src={address ?? standing}
      width={file.picture?.width}
      height={file.picture?.height}
      alt={file.file_name}
    />
  );
}
