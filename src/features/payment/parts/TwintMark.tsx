export const TwintMark = ({ size }: { readonly size: number; readonly 'aria-hidden'?: 'true' | true }) => (
  <svg viewBox="0 0 24 24" width={size} height={size} aria-hidden="true">
    <rect x="2" y="2" width="20" height="20" rx="5" fill="currentColor" />
    <path d="M7 8h10M12 8v9" fill="none" stroke="var(--surface)" strokeWidth="2.5" strokeLinecap="round" />
  </svg>
);
