import type { ComponentType } from 'react';

/** An outline icon component, such as any of @tabler/icons-react. */
export type IconType = ComponentType<{
  size?: number | string;
  stroke?: number | string;
  className?: string;
  'aria-hidden'?: boolean | 'true' | 'false';
}>;

/** A decorative icon: 16 px at 1.75 stroke; 14 px and less is drawn heavier so that it stays legible. */
export function Icon({ icon: Shape, size = 16, className }: IconProps) {
  const stroke = size < 13 ? 2.25 : size < 16 ? 2 : 1.75;
  return <Shape size={size} stroke={stroke} className={className} aria-hidden="true" />;
}

type IconProps = { icon: IconType; size?: number; className?: string };
