import Translate from '@docusaurus/Translate';
import start from '@generated/search/default/start.json';
import React from 'react';
import type { StartScreen } from '../../plugin';

const { tasks, sections } = start as StartScreen;
/** The sidebar's group of tools, whose links lead to sections of pages. */
const tools = sections.find(({ pages }) => pages.every(({ url }) => url.includes('#')));

interface ListProps {
  readonly heading: React.ReactNode;
  readonly links: StartScreen['tasks'];
}

function List({ heading, links }: ListProps): React.ReactNode {
  return (
    <section>
      <h2 className="DocSearch-Hit-source">{heading}</h2>
      <ul role="list">
        {links.map(({ title, url }) => (
          <li key={url}>
            <a href={url}>{title}</a>
          </li>
        ))}
      </ul>
    </section>
  );
}

const withoutSlash = (path: string): string => path.replace(/\/$/, '');

/** Links that are shown before the reader types: the most popular tasks, pages near the reader's current page, and the tools. */
export function StartLinks(): React.ReactNode {
  const here = withoutSlash(window.location.pathname);
  const isHere = ({ url }: { url: string }): boolean => withoutSlash(url) === here;
  const section = sections.find(({ pages }) => pages.some(isHere));
  return (
    <div className="search-start-links">
      <List heading={<Translate id="search.start.tasks" />} links={tasks} />
      {section && (
        <List
          heading={<Translate id="search.start.section" values={{ section: section.label }} />}
          links={section.pages.filter((page) => !isHere(page))}
        />
      )}
      {tools && <List heading={tools.label} links={tools.pages} />}
    </div>
  );
}
