import { describe, expect, it } from 'vitest';
import { absentPages } from '../content';
import { without } from '../site/features';
import { topicsWithout } from './start-screen';

const topicsOf = (lacking: 'objectLock' | 'lifecycleRules' | 'composer') =>
  topicsWithout(absentPages(without(lacking), { siteDir: process.cwd() }));

describe('topics to suggest if a search finds nothing', () => {
  it('are all topics on a site with all pages', () => {
    expect(topicsWithout()).toEqual(['quickstart', 'objectLock', 'lifecycle', 'swarm']);
  });

  it.each([
    ['objectLock', ['quickstart', 'lifecycle', 'swarm']],
    ['lifecycleRules', ['quickstart', 'objectLock', 'swarm']],
    ['composer', ['quickstart', 'objectLock', 'lifecycle']],
  ] as const)('leave out what a service without %s doesn’t have', (lacking, topics) => {
    expect(topicsOf(lacking)).toEqual(topics);
  });
});
