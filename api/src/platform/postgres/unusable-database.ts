/** A database that can't be used; the message is one sentence for the person who runs Muster. */
export class UnusableDatabase extends Error {
  override name = 'UnusableDatabase';
}
