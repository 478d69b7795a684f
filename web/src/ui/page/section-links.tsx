import type { MouseEvent, ReactNode } from 'react';
import { useUiTexts } from '../theme/texts-context.ts';
import { useIsPhone } from '../theme/use-is-phone.ts';
import styles from './section-links.module.css';

/** A part of a long page that SectionLinks lead to. */
export function Section({ id, children }: { id: string; children: ReactNode }) {
  return (
    <div id={id} tabIndex={-1} className={styles.section}>
      {children}
    </div>
  );
}

const goTo = (id: string) => (event: MouseEvent) => {
  const section = document.getElementById(id);
  if (!section) return;
  event.preventDefault();
  section.scrollIntoView({ block: 'start' });
  section.focus({ preventScroll: true });
};

/** A link in the text to a part of the page. */
export const SectionLink = ({ id, children }: { id: string; children: ReactNode }) => (
  <a className={styles.inline} href={`#${id}`} onClick={goTo(id)}>
    {children}
  </a>
);

type SectionLinksProps = { sections: readonly { id: string; label: string }[] };

/** On phones: where the parts of a long page are, in sight while it is read. On wide screens the cards stand beside each other. */
export function SectionLinks({ sections }: SectionLinksProps) {
  const texts = useUiTexts();
  if (!useIsPhone()) return null;
  return (
    <nav className={styles.links} aria-label={texts.sections}>
      {sections.map(({ id, label }) => (
        <a key={id} href={`#${id}`} onClick={goTo(id)}>
          {label}
        </a>
      ))}
    </nav>
  );
}
