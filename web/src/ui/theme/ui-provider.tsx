import '@fontsource-variable/inter/wght.css';
import '@mantine/core/styles/default-css-variables.layer.css';
import './variables.css';
import './base.css';
import { MantineProvider } from '@mantine/core';
import type { ReactNode } from 'react';
import { type LinkComponent, LinkProvider } from './link.tsx';
import { englishTexts, type UiTexts } from './texts.ts';
import { UiTextsProvider } from './texts-context.ts';
import { theme } from './theme.ts';

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
    <MantineProvider theme={theme} forceColorScheme="light">
      <UiTextsProvider value={texts}>
        <LinkProvider value={link}>{children}</LinkProvider>
      </UiTextsProvider>
    </MantineProvider>
  );
}
