import { Socket } from 'node:net';

type Callback = (error?: Error | null) => void;

/**
 * A socket that hands everything written in one turn of the event loop to the operating system at once: a transaction's
 * beginning travels with its first query, and its end with the next one's beginning.
 */
export class BatchingSocket extends Socket {
  #isHolding = false;

  override write(data: string | Uint8Array, callback?: Callback): boolean;
  override write(data: string | Uint8Array, encoding?: BufferEncoding, callback?: Callback): boolean;
  override write(data: string | Uint8Array, second?: BufferEncoding | Callback, third?: Callback): boolean {
    if (!this.#isHolding) this.#hold();
    return typeof second === 'string' ? super.write(data, second, third) : super.write(data, second);
  }

  #hold(): void {
    this.#isHolding = true;
    this.cork();
    setImmediate(() => {
      this.#isHolding = false;
      this.uncork();
    });
  }
}
