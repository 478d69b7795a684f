import withGrace from 'close-with-grace';

/** Ends the process cleanly on Ctrl-C, SIGTERM, defects, and when the process that started it is gone; after at most 10 s. */
export const closeWithGrace = (close: () => Promise<void>): void => {
  const closing = withGrace({ delay: 10_000, logger: false }, async ({ err }) => {
    if (err) console.error(err);
    await close();
  });
  process.once('disconnect', () => void closing.close());
};
