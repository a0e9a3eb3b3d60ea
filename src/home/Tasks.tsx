import React from 'react';
import Link from '@docusaurus/Link';
import Translate from '@docusaurus/Translate';
import { useHasPage } from '../ui/use-brand';
import { useTaskGroups, type Task } from './tasks';
import styles from './styles.module.css';

export function Tasks(): React.ReactNode {
  const hasPage = useHasPage();
  return (
    <section className={styles.section} aria-labelledby="tasks">
      <h2 id="tasks">
        <Translate id="site.home.tasks" />
      </h2>
      <div className={styles.groups}>
        {useTaskGroups().map(({ title, tasks }) => (
          <div key={title}>
            <h3 className={styles.groupTitle}>{title}</h3>
            <ul role="list">{tasks.filter(({ to }) => hasPage(to)).map(taskItem)}</ul>
          </div>
        ))}
      </div>
    </section>
  );
}

function taskItem({ to, title, note }: Task): React.ReactNode {
  return (
    <li key={to}>
      <Link to={to} className={styles.task}>
        <span className={styles.taskTitle}>{title}</span>
        {note !== undefined && <span className={styles.taskNote}>{note}</span>}
      </Link>
    </li>
  );
}
