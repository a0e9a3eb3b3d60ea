import { describe, expect, it } from 'vitest';
import type { PageEvidence } from '../../snippets/plugin';
import type { GuideCheck } from '../taxonomy';
import { claimProblems } from './claims';

const evidence: PageEvidence = {
  date: '2026-11-22',
  server: 'Ceph RADOS Gateway 20.2.4',
  clients: { 'AWS CLI': '2.38.1', restic: '0.19.1' },
  blocks: [{ id: 'a', outcome: 'passed' }],
};
const renewed: PageEvidence = {
  ...evidence,
  date: '2026-12-01',
  server: 'Ceph RADOS Gateway 21.2.0',
  clients: { 'AWS CLI': '2.39.0', restic: '0.20.0' },
};
const run: GuideCheck = { how: 'run', versions: ['restic 0.19', 'restic 0.14'], date: '2026-11-22', server: 'Ceph 20.2' };

describe('claimProblems', () => {
  it.each<[string, GuideCheck, PageEvidence | undefined, string[]]>([
    ['a run that matches the evidence', run, evidence, []],
    ['the whole version', { ...run, versions: ['restic 0.19.1'], server: 'Ceph RADOS Gateway 20.2.4' }, evidence, []],
    ['a guide that was read', { ...run, how: 'read' }, undefined, []],
    ['evidence that is missing or old', run, undefined, []],
    ['nothing passed', run, { ...evidence, blocks: [{ id: 'a', outcome: 'not-run' }] }, ['no block on this page has passed']],
    ['another version', { ...run, versions: ['restic 0.1'] }, evidence, ['is restic 0.1, but the blocks ran with AWS CLI 2.38.1, restic']],
    ['another program', { ...run, versions: ['Veeam 13'] }, evidence, ['is Veeam 13,']],
    ['a later day', { ...run, date: '2026-11-23' }, evidence, ['check.date is 2026-11-23, but the blocks ran on 2026-11-22']],
    ['another server', { ...run, server: 'Ceph 18.2' }, evidence, ['is Ceph 18.2, but the blocks ran on Ceph RADOS Gateway 20.2.4']],
    ['part of a number', { ...run, server: 'Ceph 0.2' }, evidence, ['is Ceph 0.2,']],
    ['evidence that was renewed with newer programs', run, renewed, []],
    ['a newer version than that of the renewed evidence', { ...run, versions: ['restic 0.21'] }, renewed, ['is restic 0.21,']],
    ['another program than the renewed evidence', { ...run, versions: ['Veeam 1'] }, renewed, ['is Veeam 1,']],
    ['a newer server than that of the renewed evidence', { ...run, server: 'Ceph 22.0' }, renewed, ['is Ceph 22.0,']],
  ])('%s', (_case, check, known, expected) => {
    const problems = claimProblems(check, known);
    expect(problems).toHaveLength(expected.length);
    expected.forEach((text, at) => {
      expect(problems[at]?.message).toContain(text);
    });
  });
});
