import withGrace from 'close-with-grace';

/** Ends the process cleanly on Ctrl-C, SIGTERM and defects, after at most 10 s. */
export const closeWithGrace = (close: () => Promise<void>): void => {
  withGrace({ delay: 10_000, logger: false }, async ({ err }) => {
    if (err) console.error(err);
    await close();
  });
};
