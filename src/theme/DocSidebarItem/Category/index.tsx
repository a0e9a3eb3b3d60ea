import React, { useEffect, useRef } from 'react';
import clsx from 'clsx';
import { ThemeClassNames } from '@docusaurus/theme-common';
import { isActiveSidebarItem, useVisibleSidebarItems } from '@docusaurus/plugin-content-docs/client';
import Link from '@docusaurus/Link';
import DocSidebarItems from '@theme/DocSidebarItems';
import type { Props } from '@theme/DocSidebarItem/Category';
import styles from './styles.module.css';

/**
 * A category of the sidebar. A collapsible one is a `<details>`, so that its pages stand in
 * the static HTML and it opens without JavaScript; a fixed one is a heading with a list.
 */
export default function DocSidebarItemCategory(props: Props): React.ReactNode {
  const { item, activePath, level } = props;
  const visible = useVisibleSidebarItems(item.items, activePath);
  if (visible.length === 0) return null;
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
      {item.collapsible ? <Collapsible {...props} /> : <Fixed {...props} />}
    </li>
  );
}

function Label({ item, onItemClick }: Props): React.ReactNode {
  if (typeof item.href !== 'string') return item.label;
  return (
    <Link to={item.href} onClick={() => onItemClick?.(item)}>
      {item.label}
    </Link>
  );
}

function Fixed(props: Props): React.ReactNode {
  return (
    <>
      <p className={styles.heading}>
        <Label {...props} />
      </p>
      <Pages {...props} />
    </>
  );
}

function Collapsible(props: Props): React.ReactNode {
  const { item, activePath } = props;
  const details = useRef<HTMLDetailsElement>(null);
  const isActive = isActiveSidebarItem(item, activePath);
  useEffect(() => {
    if (isActive && details.current) details.current.open = true;
  }, [isActive]);
  return (
    <details ref={details} open={isActive || !item.collapsed} className={styles.details}>
      <summary className={styles.summary}>{item.label}</summary>
      <Pages {...props} />
    </details>
  );
}

function Pages({ item, activePath, onItemClick, level }: Props): React.ReactNode {
  return (
    <ul className="menu__list">
      <DocSidebarItems items={item.items} onItemClick={onItemClick} activePath={activePath} level={level + 1} />
    </ul>
  );
}
