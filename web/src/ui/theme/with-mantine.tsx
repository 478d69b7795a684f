import '@mantine/core/styles/default-css-variables.layer.css';
import {
  convertCssVariables,
  DEFAULT_THEME,
  defaultCssVariablesResolver,
  MantineProvider,
  mergeMantineTheme,
} from '@mantine/core';
import type { ComponentType } from 'react';
import { theme } from './theme.ts';

const variables = new CSSStyleSheet();
variables.replaceSync(
  `@layer mantine{${convertCssVariables(defaultCssVariablesResolver(mergeMantineTheme(DEFAULT_THEME, theme)), ':root')}}`,
);
document.adoptedStyleSheets.push(variables);

/** A part that is made of Mantine's, with what those need around them: it comes with the first of them, not with the first page. */
export const withMantine = <Props extends object>(Part: ComponentType<Props>) =>
  function WithMantine(props: Props) {
    return (
      <MantineProvider
        theme={theme}
        forceColorScheme="light"
        withCssVariables={false}
        withGlobalClasses={false}
      >
        <Part {...props} />
      </MantineProvider>
    );
  };
