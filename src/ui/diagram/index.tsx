import clsx from 'clsx';
import type { ReactNode } from 'react';
import styles from './styles.module.css';

interface DiagramProps {
  readonly title: string;
  /** HTML with a wide and a narrow SVG, generated at build time. */
  readonly html: string;
  /** Minimum figure width in px for the wide SVG: 320, 400, 480, or 560. */
  readonly wideFrom: string;
}

/** A diagram with its title below it. The style sheet shows the layout that fits the available width. */
export function Diagram({ title, html, wideFrom }: DiagramProps): ReactNode {
  return (
    <figure className={styles.figure}>
      <div className={clsx(styles.drawing, styles[`from${wideFrom}`])} dangerouslySetInnerHTML={{ __html: html }} />
      <figcaption className={styles.caption}>{title}</figcaption>
    </figure>
  );
}
