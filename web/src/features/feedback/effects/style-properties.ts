const ofSides = (name: string, tail = '') =>
  ['top', 'right', 'bottom', 'left'].map((side) => `${name}-${side}${tail}`);
const ofCorners = ['top-left', 'top-right', 'bottom-right', 'bottom-left'].map(
  (corner) => `border-${corner}-radius`,
);

/** What a picture of a page takes over of each element's style: all that is seen here, a fifth of what there is. */
export const STYLE_PROPERTIES = [
  ...['display', 'position', 'top', 'right', 'bottom', 'left', 'z-index', 'float', 'clear', 'box-sizing'],
  ...['width', 'height', 'min-width', 'min-height', 'max-width', 'max-height', 'aspect-ratio', 'inset'],
  ...ofSides('margin'),
  ...ofSides('padding'),
  ...['width', 'style', 'color'].flatMap((part) => ofSides('border', `-${part}`)),
  ...ofCorners,
  ...[
    'border-collapse',
    'border-spacing',
    'outline-width',
    'outline-style',
    'outline-color',
    'outline-offset',
  ],
  ...['background-color', 'background-image', 'background-position', 'background-size', 'background-repeat'],
  ...[
    'background-clip',
    'box-shadow',
    'opacity',
    'visibility',
    'overflow-x',
    'overflow-y',
    'clip-path',
    'filter',
  ],
  ...['flex-direction', 'flex-wrap', 'flex-grow', 'flex-shrink', 'flex-basis', 'order'],
  ...['align-items', 'align-self', 'align-content', 'justify-content', 'justify-items', 'justify-self'],
  ...['row-gap', 'column-gap', 'grid-template-columns', 'grid-template-rows', 'grid-template-areas'],
  ...['grid-column-start', 'grid-column-end', 'grid-row-start', 'grid-row-end', 'grid-auto-flow'],
  ...['grid-auto-columns', 'grid-auto-rows', 'table-layout', 'vertical-align', 'caption-side'],
  ...[
    'color',
    'font-family',
    'font-size',
    'font-style',
    'font-weight',
    'font-variant-numeric',
    'line-height',
  ],
  ...['letter-spacing', 'word-spacing', 'text-align', 'text-indent', 'text-transform', 'text-overflow'],
  ...['text-decoration-line', 'text-decoration-color', 'text-decoration-style', 'text-underline-offset'],
  ...['white-space', 'word-break', 'overflow-wrap', 'hyphens', 'direction', 'list-style-type'],
  ...['transform', 'transform-origin', 'translate', 'scale', 'rotate', 'object-fit', 'object-position'],
  ...[
    'fill',
    'stroke',
    'stroke-width',
    'stroke-linecap',
    'stroke-linejoin',
    'stroke-dasharray',
    'appearance',
  ],
  ...[
    'stop-color',
    'stop-opacity',
    'fill-opacity',
    'stroke-opacity',
    '-webkit-line-clamp',
    '-webkit-box-orient',
  ],
];
