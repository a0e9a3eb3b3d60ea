import React from 'react';
import Link from '@docusaurus/Link';
import Translate from '@docusaurus/Translate';
import { say } from '../ui/say';
import { useHasPage } from '../ui/use-brand';
import { TASKS, TOOLS } from './tasks';
import styles from './styles.module.css';

function Group({ title, children }: React.PropsWithChildren<{ title: string }>): React.ReactNode {
  return (
    <div>
      <h3 className={styles.groupTitle}>{title}</h3>
      <ul role="list">{children}</ul>
    </div>
  );
}

/** A link to a page. Renders nothing if the site doesn't have the page. */
function Task({ to, title, note }: { to: string; title: string; note?: string }): React.ReactNode {
  if (!useHasPage()(to)) return null;
  return (
    <li>
      <Link to={to} className={styles.task}>
        <span className={styles.taskTitle}>{title}</span>
        {note !== undefined && <span className={styles.taskNote}>{note}</span>}
      </Link>
    </li>
  );
}

export function Tasks(): React.ReactNode {
  return (
    <section className={styles.section} aria-labelledby="tasks">
      <h2 id="tasks">
        <Translate id="site.home.tasks" />
      </h2>
      <div className={styles.groups}>
        {TASKS.map(({ group, tasks }) => (
          <Group key={group} title={say(`site.home.group.${group}`)}>
            {tasks.map(([name, to]) => (
              <Task key={to} to={to} title={say(`site.home.task.${name}`)} note={say(`site.home.task.${name}.note`)} />
            ))}
          </Group>
        ))}
        <Group title={say('site.home.group.tools')}>
          {TOOLS.map(([name, to]) => (
            <Task key={to} to={to} title={say(`site.home.tool.${name}`)} />
          ))}
        </Group>
      </div>
    </section>
  );
}
