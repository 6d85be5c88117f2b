export const SheetMark = ({ size }: { readonly size: number; readonly 'aria-hidden'?: 'true' | true }) => (
  <svg
    viewBox="0 0 24 24"
    width={size}
    height={size}
    fill="none"
    stroke="currentColor"
    strokeWidth="2"
    strokeLinecap="round"
    aria-hidden="true"
  >
    <rect x="4" y="2.5" width="10" height="19" rx="2.5" />
    <path d="M8 18h2M17.5 8.5a5 5 0 0 1 0 7M20 6a9 9 0 0 1 0 12" />
  </svg>
);
