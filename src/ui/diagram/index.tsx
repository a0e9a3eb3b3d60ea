import clsx from 'clsx';
import type { ReactNode } from 'react';
import styles from './styles.module.css';

interface DiagramProps {
  readonly title: string;
  /** A wide and a narrow SVG, drawn at build time. */
  readonly html: string;
  /** Width of the figure in px from which the wide one is shown: 320, 400, 480 or 560. */
  readonly wideFrom: string;
}

/** A drawing with its title below. The style sheet shows the one of two layouts that fits. */
export function Diagram({ title, html, wideFrom }: DiagramProps): ReactNode {
  return (
    <figure className={styles.figure}>
      <div className={clsx(styles.drawing, styles[`from${wideFrom}`])} dangerouslySetInnerHTML={{ __html: html }} />
      <figcaption className={styles.caption}>{title}</figcaption>
    </figure>
  );
}
