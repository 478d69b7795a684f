interface Connection {
  readonly effectiveType?: string;
  readonly saveData?: boolean;
}

declare global {
  interface Navigator {
    /** How the browser judges the network; only some browsers do. */
    readonly connection?: Connection;
  }
}

/** True unless the connection is very slow (`2g`, `slow-2g`) or whoever uses it saves data. */
export const mayLoadAhead = ({ effectiveType = '', saveData }: Connection = navigator.connection ?? {}) =>
  !saveData && !effectiveType.endsWith('2g');
