import { IconPaperclip } from '@tabler/icons-react';
import { useRef } from 'react';
import { Button } from '../action/button.tsx';

type FileButtonProps = {
  children: string;
  /** Media types and endings that the browser offers first. */
  accept: string;
  onFiles: (files: readonly File[]) => void;
};

/** Lets somebody choose files, several at once. */
export function FileButton({ children, accept, onFiles }: FileButtonProps) {
  const input = useRef<HTMLInputElement>(null);
  return (
    <>
      <Button small variant="ghost" icon={IconPaperclip} onClick={() => input.current?.click()}>
        {children}
      </Button>
      <input
        ref={input}
        type="file"
        multiple
        hidden
        accept={accept}
        onChange={({ currentTarget }) => {
          onFiles([...(currentTarget.files ?? [])]);
          // So that the same file can be chosen again.
          currentTarget.value = '';
        }}
      />
    </>
  );
}
