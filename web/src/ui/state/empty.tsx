import type { ReactNode } from 'react';
import { StateBlock } from './state-block.tsx';

type EmptyProps = {
  /** Such as "No projects yet". */
  title: string;
  note?: ReactNode;
  /** The next step: one primary button, perhaps one more. */
  children?: ReactNode;
};

/** Nothing is there yet. */
export function Empty({ title, note, children }: EmptyProps) {
  return (
    <StateBlock title={title} note={note} picture={<Picture />}>
      {children}
    </StateBlock>
  );
}

function Picture() {
  return (
    <svg width="120" height="64" viewBox="0 0 120 64" aria-hidden="true">
      <g fill="none" stroke="#9a9ec7" strokeWidth="1.5" strokeDasharray="4 3">
        <rect x="1" y="6" width="46" height="22" rx="5" />
        <rect x="53" y="6" width="30" height="22" rx="5" />
        <rect x="21" y="36" width="36" height="22" rx="5" />
      </g>
      <rect x="63" y="35" width="56" height="24" rx="5" fill="#12122a" />
      <circle cx="76" cy="47" r="5" fill="#e71348" />
      <rect x="86" y="44.5" width="24" height="5" rx="2.5" fill="#fff" />
    </svg>
  );
}
