import { IconFile, IconX } from '@tabler/icons-react';
import { sizeOf } from '../../../../platform/files/words.ts';
import type { CarriedFile } from '../../../../platform/offline/unsent/carried.ts';
import { IconButton } from '../../../../ui/action/icon-button.tsx';
import { Icon } from '../../../../ui/theme/icon.tsx';
import { useCarriedPicture } from '../../effects/unsent/use-carried-picture.ts';
import { t } from '../files/messages.ts';
import styles from './unsent.module.css';

type WaitingFilesProps = {
  files: readonly CarriedFile[];
  /** Where the entry can be sent without one of them. */
  onRemove?: (file: CarriedFile) => void;
};

/** The files that wait with an entry on this device: pictures small, all by name and size. */
export function WaitingFiles({ files, onRemove }: WaitingFilesProps) {
  if (files.length === 0) return null;
  return (
    <ul className={styles.files} aria-label={t('waiting')}>
      {files.map((file) => (
        <li key={file.kept} className={styles.file}>
          <Picture file={file} />
          <span className={styles.name}>{file.name}</span>
          <span className={styles.size}>{sizeOf(file.bytes)}</span>
          {onRemove && (
            <IconButton
              icon={IconX}
              label={t('without', { name: file.name })}
              small
              variant="ghost"
              onClick={() => onRemove(file)}
            />
          )}
        </li>
      ))}
    </ul>
  );
}

function Picture({ file }: { file: CarriedFile }) {
  const { address, onFail } = useCarriedPicture(file);
  return (
    <span className={styles.picture}>
      {address ? <img src={address} alt="" onError={onFail} /> : <Icon icon={IconFile} size={18} />}
    </span>
  );
}
