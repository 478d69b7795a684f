import { IconPaperclip } from '@tabler/icons-react';
import { useRef } from 'react';
import { Button } from '../action/button.tsx';
import type { IconType } from '../theme/icon.tsx';

type FileButtonProps = {
  children: string;
  /** Media types and endings that the browser offers first. */
  accept: string;
  onFiles: (files: readonly File[]) => void;
  icon?: IconType;
  /** Opens the camera where there is one, one picture at a time. */
  camera?: boolean;
  /** For a thumb. */
  big?: boolean;
};

/** Lets somebody choose files, several at once, or take a picture. */
export function FileButton({
  children,
  accept,
  onFiles,
  icon,
  camera = false,
  big = false,
}: FileButtonProps) {
  const input = useRef<HTMLInputElement>(null);
  const looks = big ? ({ wide: true } as const) : ({ small: true, variant: 'ghost' } as const);
  return (
    <>
      <Button {...looks} icon={icon ?? IconPaperclip} onClick={() => input.current?.click()}>
        {children}
      </Button>
      <input
        ref={input}
        type="file"
        hidden
        accept={accept}
        {...(camera ? { capture: 'environment' as const } : { multiple: true })}
        onChange={({ currentTarget }) => {
          onFiles([...(currentTarget.files ?? [])]);
          // So that the same file can be chosen again.
          currentTarget.value = '';
        }}
      />
    </>
  );
}
