import { Socket } from 'node:net';

type Callback = (error?: Error | null) => void;

/**
 * A socket that hands everything written in one turn of the event loop to the operating system at once: a transaction's
 * beginning travels with its first query, and its end with the next one's beginning.
 */
export const batchingSocket = (): Socket => {
  const socket = new Socket();
  // Connecting gives a socket its own `write` back, so it is replaced afterwards.
  socket.once('connect', () => batch(socket));
  return socket;
};

const batch = (socket: Socket): void => {
  const write = socket.write.bind(socket);
  let isHolding = false;
  const release = () => {
    isHolding = false;
    socket.uncork();
  };
  socket.write = (data: string | Uint8Array, second?: BufferEncoding | Callback, third?: Callback) => {
    if (!isHolding) {
      isHolding = true;
      socket.cork();
      setImmediate(release);
    }
    return typeof second === 'string' ? write(data, second, third) : write(data, second);
  };
};
