import { IconCamera } from '@tabler/icons-react';
import { FILES_TAKEN, PICTURES_TAKEN, UPLOAD_WORDS, t as words } from '../../../../platform/files/words.ts';
import { FileButton } from '../../../../ui/files/file-button.tsx';
import { FilesAlong } from '../../../../ui/files/files-along.tsx';
import type { LogFiles } from '../../effects/use-log-files.ts';
import { t } from './messages.ts';

type FilesFieldProps = {
  files: LogFiles;
  /** A thumb reaches for the camera first. */
  big?: boolean;
};

/** The files that go with an entry, each with its progress; the camera and the folder that more come from. */
export function FilesField({ files, big = false }: FilesFieldProps) {
  return (
    <FilesAlong files={files} words={UPLOAD_WORDS} big={big}>
      {big && (
        <FileButton accept={PICTURES_TAKEN} onFiles={files.add} icon={IconCamera} camera big>
          {t('take_photo')}
        </FileButton>
      )}
      <FileButton accept={FILES_TAKEN} onFiles={files.add} big={big}>
        {words('attach')}
      </FileButton>
    </FilesAlong>
  );
}
