import { IconCamera, IconCrop, IconTrash } from '@tabler/icons-react';
import { useEffect, useState } from 'react';
import { Button } from '../../../ui/action/button.tsx';
import { FieldError } from '../../../ui/form/field.tsx';
import type { Picture } from '../effects/canvas-file.ts';
import { t } from '../messages.ts';
import styles from './feedback.module.css';

type ScreenshotFieldProps = {
  picture: Picture | null;
  error: string | undefined;
  onTake: () => void;
  onEdit: () => void;
  onRemove: () => void;
};

/** The screenshot that will be sent, or the verb that takes one. */
export function ScreenshotField({ picture, error, onTake, onEdit, onRemove }: ScreenshotFieldProps) {
  return (
    <fieldset className={styles.shot}>
      <legend>{t('screenshot')}</legend>
      {picture ? (
        <>
          <Preview picture={picture} />
          <div className={styles.verbs}>
            <Button icon={IconCrop} onClick={onEdit}>
              {t('edit')}
            </Button>
            <Button icon={IconTrash} variant="ghost" onClick={onRemove}>
              {t('remove')}
            </Button>
          </div>
        </>
      ) : (
        <>
          <p className={styles.note}>{t('screenshot_note')}</p>
          <div className={styles.verbs}>
            <Button icon={IconCamera} onClick={onTake}>
              {t('take')}
            </Button>
          </div>
        </>
      )}
      <div role="alert">{error && <FieldError id="feedback-screenshot-error">{error}</FieldError>}</div>
    </fieldset>
  );
}

function Preview({ picture }: { picture: Picture }) {
  const { width, height } = picture;
  const address = usePictureAddress(picture);
  return (
    <img
      className={styles.preview}
      src={address}
      width={width}
      height={height}
      alt={t('preview', { width, height })}
    />
  );
}

/** An address under which the page can show a picture, for as long as it is shown. */
export function usePictureAddress(picture: Picture): string | undefined {
  const [address, setAddress] = useState<string>();
  useEffect(() => {
    const made = URL.createObjectURL(picture.file);
    setAddress(made);
    return () => URL.revokeObjectURL(made);
  }, [picture]);
  return address;
}
