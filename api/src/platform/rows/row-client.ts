import { EventEmitter } from 'node:events';
import pg from 'pg';
import { cutFrames } from './frames.ts';

/** A row as it came; its values are text by their columns' order. */
export class RowMessage {
  readonly name = 'dataRow';
  readonly bytes: Buffer;
  readonly from: number;
  readonly to: number;

  constructor(bytes: Buffer, from: number, to: number) {
    this.bytes = bytes;
    this.from = from;
    this.to = to;
  }

  /** For queries of the driver's own, which know no other way. */
  get fields(): (string | null)[] {
    const { bytes, from } = this;
    let at = from + 2;
    return Array.from({ length: bytes.readInt16BE(from) }, () => {
      const length = bytes.readInt32BE(at);
      at += 4;
      if (length < 0) return null;
      at += length;
      return bytes.toString('utf8', at - length, at);
    });
  }
}

/** What a connection of the driver does with what it hears; its types don't tell. */
interface Listening {
  attachListeners(stream: EventEmitter): void;
  emit(event: 'dataRow', message: RowMessage): boolean;
}

/** A client that leaves the rows to the query that asked for them; everything else is read by the driver. */
export class RowClient extends pg.Client {
  constructor(config?: pg.ClientConfig) {
    super(config);
    const { connection } = this as unknown as { connection: Listening };
    const attach = connection.attachListeners.bind(connection);
    connection.attachListeners = (stream) => {
      const others = new EventEmitter();
      attach(others);
      const hear = cutFrames({
        row: (bytes, from, to) => connection.emit('dataRow', new RowMessage(bytes, from, to)),
        others: (bytes) => others.emit('data', bytes),
      });
      stream.on('data', hear);
    };
  }
}
