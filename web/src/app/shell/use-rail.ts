import { useState } from 'react';
import { deviceStore } from '../../platform/storage.ts';

const KEY = 'drawer.rail';

/** Whether the drawer is a rail in this browser, and the way to change it. */
export function useRail(): { rail: boolean; onRail: () => void } {
  const [rail, setRail] = useState(() => deviceStore.read(KEY) === 'on');
  const onRail = () => {
    deviceStore.write(KEY, rail ? 'off' : 'on');
    setRail(!rail);
  };
  return { rail, onRail };
}
