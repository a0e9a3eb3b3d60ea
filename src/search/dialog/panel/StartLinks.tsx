import Link from '@docusaurus/Link';
import { useLocation } from '@docusaurus/router';
import Translate from '@docusaurus/Translate';
import start from '@generated/search/default/start.json';
import React from 'react';
import type { StartScreen } from '../../plugin';

const { tasks, sections } = start as StartScreen;

interface Props {
  readonly onClose: () => void;
}

interface ListProps extends Props {
  readonly heading: React.ReactNode;
  readonly links: StartScreen['tasks'];
}

function List({ heading, links, onClose }: ListProps): React.ReactNode {
  return (
    <section>
      <h2 className="DocSearch-Hit-source">{heading}</h2>
      <ul role="list">
        {links.map(({ title, url }) => (
          <li key={url}>
            <Link to={url} onClick={onClose}>
              {title}
            </Link>
          </li>
        ))}
      </ul>
    </section>
  );
}

const withoutSlash = (path: string): string => path.replace(/\/$/, '');

/** Where to go before anything is typed: what most readers come for, and the neighbours of the reader's page. */
export function StartLinks({ onClose }: Props): React.ReactNode {
  const here = withoutSlash(useLocation().pathname);
  const isHere = ({ url }: { url: string }): boolean => withoutSlash(url) === here;
  const section = sections.find(({ pages }) => pages.some(isHere));
  return (
    <div className="search-start-links">
      <List heading={<Translate id="search.start.tasks" />} links={tasks} onClose={onClose} />
      {section && (
        <List
          heading={<Translate id="search.start.section" values={{ section: section.label }} />}
          links={section.pages.filter((page) => !isHere(page))}
          onClose={onClose}
        />
      )}
    </div>
  );
}
