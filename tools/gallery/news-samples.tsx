import WifiOff from 'lucide-react/icons/wifi-off';
import { buttonClass } from '#src/ui/button-class.ts';
import { EmptyState } from '#src/ui/EmptyState.tsx';
import { Message } from '#src/ui/Message.tsx';
import { Picture } from '#src/ui/Picture.tsx';
import { Skeleton } from '#src/ui/Skeleton.tsx';
import { Sample } from './Sample.tsx';
import styles from './gallery.module.css';

/** Good news, bad news, and no news yet. */
export function NewsSamples() {
  return (
    <>
      <Sample name="Persistent message">
        <div className={styles.stack}>
          <Message tone="bad" title="The card was not accepted.">
            Nothing was charged. Try another card or pay cash.
          </Message>
          <Message tone="warn" icon={<WifiOff />} title="You are offline.">
            Your basket is safe here. We will send it when you are back.
          </Message>
          <Message>Lost connection? We keep checking and show the result here, or under Orders.</Message>
          <Message tone="ok">Visa •••• 4242 is now your default card.</Message>
        </div>
      </Sample>
      <Sample name="Empty">
        <EmptyState
          picture={<Picture src="/pictures/dish/bare/sand/basket.svg" alt="" width={232} height={232} />}
          title="Your basket is currently empty"
          action={
            <a className={buttonClass('secondary', { size: 'small' })} href="#stores">
              See stores
            </a>
          }
        >
          Stores near you deliver until 23:00.
        </EmptyState>
      </Sample>
      <Sample name="Skeleton">
        <div className={styles.two}>
          {[1, 2].map((key) => (
            <div key={key} className={styles.stack}>
              <Skeleton height={104} />
              <Skeleton shape="line" width="62%" />
              <Skeleton shape="line" width="84%" height={14} />
            </div>
          ))}
        </div>
      </Sample>
    </>
  );
}
