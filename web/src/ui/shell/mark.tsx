/** The logo: an M under a red dot. */
export function Mark({ size = 20, color = '#fff' }: { size?: number; color?: string }) {
  return (
    <svg width={size} height={size} viewBox="0 0 24 24" fill="none" aria-hidden="true">
      <path
        d="M4 20V9.5l8 7 8-7V20"
        stroke={color}
        strokeWidth="3"
        strokeLinejoin="round"
        strokeLinecap="round"
      />
      <circle cx="12" cy="6" r="3" fill="#e71348" />
    </svg>
  );
}
