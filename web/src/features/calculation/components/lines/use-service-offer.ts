import { type KeyboardEvent, useState } from 'react';
import { matchingServices, type OfferedService } from '../../effects/use-services.ts';
import { useEditing } from './editing.ts';

/** Services offered for what is typed as a line's name: arrows go through them, Enter takes one, Escape closes. */
export function useServiceOffer(at: number, value: string) {
  const { services, pick } = useEditing();
  const [isOpen, setOpen] = useState(false);
  const [chosen, setChosen] = useState(-1);
  const found = isOpen ? matchingServices(services, value) : [];
  const close = () => setOpen(false);
  const open = (text: string) => {
    setOpen(true);
    setChosen(isBeginning(matchingServices(services, text)[0], text) ? 0 : -1);
  };
  const take = (service: OfferedService) => {
    close();
    pick(at, service);
  };
  const step = (by: number) => setChosen((chosen + by + found.length * 2) % found.length);
  const onKeyDown = (event: KeyboardEvent) => {
    const service = found[chosen];
    const { key } = event;
    if (event.altKey || event.ctrlKey || event.metaKey) return;
    if (key === 'ArrowDown' && !isOpen && value === '') does(event, () => open(''));
    else if (key === 'ArrowDown' && found.length > 0) does(event, () => step(1));
    else if (key === 'ArrowUp' && found.length > 0) does(event, () => step(chosen < 0 ? 0 : -1));
    else if (key === 'Escape' && isOpen) does(event, close);
    else if (key === 'Enter' && service && !event.shiftKey) does(event, () => take(service));
  };
  return { found, chosen, isOpen, open, close, take, onKeyDown };
}

/** What is typed as the beginning of a service is that service once Enter is pressed; other words are a name. */
const isBeginning = (service: OfferedService | undefined, text: string): boolean => {
  const words = text.trim().toLowerCase();
  return words !== '' && [service?.name, service?.code].some((word) => word?.toLowerCase().startsWith(words));
};

const does = (event: KeyboardEvent, work: () => void) => {
  event.preventDefault();
  event.stopPropagation();
  work();
};
