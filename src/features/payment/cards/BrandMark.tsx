import { brandName } from './card-name.ts';
import styles from './cards.module.css';

export function BrandMark({ type }: { readonly type: string }) {
  const name = brandName(type);
  return (
    <svg className={styles.mark} viewBox="0 0 44 28" width={44} height={28} aria-hidden="true" focusable="false">
      <rect x=".5" y=".5" width="43" height="27" rx="4" className={styles.plastic} />
      {name === 'Mastercard' ? (
        <>
          <circle cx="18" cy="14" r="8" fill="#d7261e" />
          <circle cx="26" cy="14" r="8" fill="#f5a623" fillOpacity=".88" />
        </>
      ) : (
        <text x="22" y="18" textAnchor="middle" className={name.startsWith('Visa') ? styles.visa : styles.letters}>
          {name.startsWith('Visa') ? 'VISA' : name.split(' ')[0]?.slice(0, 8)}
        </text>
      )}
    </svg>
  );
}
