import React from 'react';
import clsx from 'clsx';
import { translate } from '@docusaurus/Translate';
import IconDarkMode from '@theme/Icon/DarkMode';
import IconLightMode from '@theme/Icon/LightMode';
import IconSystemColorMode from '@theme/Icon/SystemColorMode';
import type { Props } from '@theme/ColorModeToggle';
import styles from './styles.module.css';

const MODES = [
  [styles.system, IconSystemColorMode, () => translate({ id: 'theme.colorToggle.ariaLabel.mode.system' })],
  [styles.light, IconLightMode, () => translate({ id: 'theme.colorToggle.ariaLabel.mode.light' })],
  [styles.dark, IconDarkMode, () => translate({ id: 'theme.colorToggle.ariaLabel.mode.dark' })],
] as const;

const label = (mode: string): string => translate({ id: 'theme.colorToggle.ariaLabel' }, { mode });

/** One button with the icons for all modes, of which the style sheet shows one. `src/page/color-mode.ts` handles clicks. */
export default function ColorModeToggle({ className, buttonClassName }: Props): React.ReactNode {
  return (
    <div className={clsx('color-mode', styles.place, className)}>
      <button type="button" className={clsx('clean-btn', styles.toggle, buttonClassName)} data-static>
        {MODES.map(([mode, Icon, name]) => (
          <span key={mode} className={clsx(styles.mode, mode)} title={name()}>
            <Icon aria-hidden />
            <span className="visually-hidden">{label(name())}</span>
          </span>
        ))}
      </button>
    </div>
  );
}
