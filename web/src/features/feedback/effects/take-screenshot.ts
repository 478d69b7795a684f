import { createContext, destroyContext, domToCanvas } from 'modern-screenshot';
import { canvasFile, drawingOn, type Picture } from './canvas-file.ts';
import { fontStyles } from './font-styles.ts';
import { STYLE_PROPERTIES } from './style-properties.ts';

/** More px for a px of the page make files that nobody waits for. */
const SHARPEST = 2;
/** Elements that mark themselves with it aren't in the picture. */
const HIDDEN = '[data-feedback], [data-taking]';

/** A picture of the page as it is seen now. Errors: 'cannot get canvas context', and where the page can't be drawn. */
export async function takeScreenshot(): Promise<Picture> {
  const { innerWidth: width, innerHeight: height, scrollX, scrollY, devicePixelRatio } = window;
  const context = await createContext(document.body, {
    ...{ width, height, scale: Math.min(devicePixelRatio, SHARPEST) },
    backgroundColor: getComputedStyle(document.body).backgroundColor,
    style: { margin: '0', transform: `translate(${-scrollX}px, ${-scrollY}px)` },
    filter: (node) => !(node instanceof Element && node.closest(HIDDEN)),
    features: { restoreScrollPosition: true },
    includeStyleProperties: STYLE_PROPERTIES,
    // Where it looked for them itself, it would set the address that others count from, which the page's policy refuses.
    font: { cssText: (await fontStyles()) || ' ' },
    autoDestruct: false,
  });
  // Its own one is written as text, which Trusted Types refuse.
  context.sandbox = openSandbox();
  try {
    const canvas = await domToCanvas(context);
    // It draws nothing, and says nothing, where there is nothing to draw on.
    drawingOn(canvas);
    return await canvasFile(canvas);
  } finally {
    // The empty document goes with it.
    destroyContext(context);
  }
}

/** An empty document: the look that elements have by themselves. */
function openSandbox(): HTMLIFrameElement {
  const frame = document.createElement('iframe');
  frame.title = '';
  frame.ariaHidden = 'true';
  frame.tabIndex = -1;
  Object.assign(frame.style, { position: 'fixed', width: '0', height: '0', visibility: 'hidden' });
  document.body.append(frame);
  return frame;
}
