const NAMES = [
  ...[
    '--ink',
    '--ink-muted',
    '--navy',
    '--field',
    '--control-line',
    '--canvas',
    '--surface',
    '--info',
    '--info-tint',
  ],
  ...[1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13].map((at) => `--chart-${at}`),
  ...[1, 2, 3, 4, 5, 6].map((at) => `--ramp-${at}`),
];

/** Colours of the theme by their names, for what is drawn without style sheets. */
export const themeColours = (): ReadonlyMap<string, string> => {
  const look = getComputedStyle(document.documentElement);
  return new Map(NAMES.map((name) => [name, look.getPropertyValue(name).trim()]));
};
