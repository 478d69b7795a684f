import { createTheme, type MantineColorsTuple } from '@mantine/core';

const navy: MantineColorsTuple = [
  '#eceef6',
  '#e9e9f2',
  '#c9cce3',
  '#9a9ec7',
  '#6a6ea3',
  '#5b5b73',
  '#3f4279',
  '#2c2f6b',
  '#1d1d3d',
  '#12122a',
];

/** Mantine's part of the look; everything else reads the CSS variables in variables.css. */
export const theme = createTheme({
  fontFamily: "'Inter Variable', 'Inter Fallback', system-ui, sans-serif",
  primaryColor: 'navy',
  primaryShade: 9,
  colors: { navy },
  black: '#12122a',
  defaultRadius: 6,
  cursorType: 'pointer',
  respectReducedMotion: true,
  fontSizes: { xs: '12px', sm: '14px', md: '14px', lg: '16px', xl: '20px' },
  lineHeights: { xs: '16px', sm: '20px', md: '20px', lg: '24px', xl: '28px' },
  breakpoints: { xs: '0em', sm: '37.5em', md: '60em', lg: '80em', xl: '120em' },
});
