import { classNames } from '../../theme/class-names.ts';
import { useStore } from '../../theme/store.ts';
import { useUiTexts } from '../../theme/texts-context.ts';
import styles from './page-loader.module.css';
import { pageLoaderState } from './page-loader.ts';

/** The 3 px bar at the top; once, in the root. A live region, because it stands outside the page's landmarks. */
export function PageLoaderBar() {
  const texts = useUiTexts();
  const { progress, shown } = useStore(pageLoaderState);
  return (
    <div role="status">
      <div
        className={classNames(styles.loader, shown && styles.shown)}
        role="progressbar"
        aria-label={texts.pageLoading}
        aria-valuemin={0}
        aria-valuemax={100}
        aria-valuenow={Math.round(progress)}
        aria-hidden={!shown}
      >
        <div className={styles.fill} style={{ transform: `scaleX(${progress / 100})` }} />
      </div>
    </div>
  );
}
