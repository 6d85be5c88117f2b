import { useSpeak } from '#src/texts/speak-context.ts';
import { classNames } from '#src/ui/class-names.ts';
import styles from './controls.module.css';

const OTHER = {
  en: { language: 'fr', short: 'FR', label: 'FR, passer au français' },
  fr: { language: 'en', short: 'EN', label: 'EN, switch to English' },
} as const;

export function LanguageSwitch({ from }: { readonly from?: 'phone' | 'tablet' }) {
  const { language, speak } = useSpeak();
  if (!speak) return null;
  const other = OTHER[language];
  return (
    <button
      type="button"
      lang={other.language}
      aria-label={other.label}
      className={classNames(styles.language, from && styles[from])}
      onClick={() => void speak(other.language).catch(() => undefined)}
    >
      {other.short}
    </button>
  );
}
