/** The queue of files that are moved to the S3-compatible store, where one is set. */
export const MOVES = 'attachment-moves';
