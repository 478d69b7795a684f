/** The product's mark: an M under a red dot. `ink` colours the M. */
export function Logo({ size = 28, ink = 'var(--ink)' }: { size?: number; ink?: string }) {
  return (
    <svg width={size} height={size} viewBox="0 0 24 24" fill="none" aria-hidden="true">
      <path
        d="M4 20V9.5l8 7 8-7V20"
        stroke={ink}
        strokeWidth="3"
        strokeLinejoin="round"
        strokeLinecap="round"
      />
      <circle cx="12" cy="6" r="3" fill="#e71348" />
    </svg>
  );
}
