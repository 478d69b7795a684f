import '@fontsource-variable/inter/wght.css';
import './variables.css';
import './base.css';
import type { ReactNode } from 'react';
import { type LinkComponent, LinkProvider } from './link.tsx';
import { englishTexts, type UiTexts } from './texts.ts';
import { UiTextsProvider } from './texts-context.ts';

type UiProviderProps = {
  children: ReactNode;
  /** The router's link; a plain anchor where none is given. */
  link?: LinkComponent;
  /** The design system's own words; English where none are given. */
  texts?: UiTexts;
};

const plain: LinkComponent = ({ children, ...rest }) => <a {...rest}>{children}</a>;

/** Everything that the parts of the design system need above them. */
export function UiProvider({ children, link = plain, texts = englishTexts }: UiProviderProps) {
  return (
    <UiTextsProvider value={texts}>
      <LinkProvider value={link}>{children}</LinkProvider>
    </UiTextsProvider>
  );
}
