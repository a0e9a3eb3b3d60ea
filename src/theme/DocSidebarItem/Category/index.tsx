import React, { useEffect, useRef } from 'react';
import clsx from 'clsx';
import { ThemeClassNames } from '@docusaurus/theme-common';
import { isActiveSidebarItem, useVisibleSidebarItems } from '@docusaurus/plugin-content-docs/client';
import DocSidebarItems from '@theme/DocSidebarItems';
import type { Props } from '@theme/DocSidebarItem/Category';
import styles from './styles.module.css';

/** A category, as a heading or as `<details>`, so that its pages are in the static HTML and it opens without JavaScript. */
export default function DocSidebarItemCategory({ item, activePath, level, onItemClick }: Props): React.ReactNode {
  const visible = useVisibleSidebarItems(item.items, activePath);
  const isActive = isActiveSidebarItem(item, activePath);
  const details = useRef<HTMLDetailsElement>(null);
  useEffect(() => {
    if (isActive && details.current) details.current.open = true;
  }, [isActive]);
  if (visible.length === 0) return null;
  const pages = (
    <ul className="menu__list">
      <DocSidebarItems items={item.items} onItemClick={onItemClick} activePath={activePath} level={level + 1} />
    </ul>
  );
  return (
    <li
      className={clsx(
        ThemeClassNames.docs.docSidebarItemCategory,
        ThemeClassNames.docs.docSidebarItemCategoryLevel(level),
        'menu__list-item',
        styles.category,
        item.className,
      )}
    >
      {item.collapsible ? (
        <details ref={details} open={isActive || !item.collapsed}>
          <summary className={styles.summary}>{item.label}</summary>
          {pages}
        </details>
      ) : (
        <>
          <p className={styles.heading}>{item.label}</p>
          {pages}
        </>
      )}
    </li>
  );
}
