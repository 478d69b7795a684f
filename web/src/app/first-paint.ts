const { promise, resolve } = Promise.withResolvers<void>();

/** Fulfilled once the first page has been drawn: what it can do without is loaded from then on. */
export const firstPaint = promise;

/** Says that the first page stands in the document; the next frame paints it. */
export const noteFirstPage = (): void => {
  requestAnimationFrame(() => setTimeout(resolve));
};
