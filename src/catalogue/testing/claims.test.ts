import { describe, expect, it } from 'vitest';
import type { PageEvidence } from '../../snippets/plugin';
import type { GuideCheck } from '../check';
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
    ['a run that the evidence holds', run, evidence, []],
    ['the whole version', { ...run, versions: ['restic 0.19.1'], server: 'Ceph RADOS Gateway 20.2.4' }, evidence, []],
    ['a guide that was read', { ...run, how: 'read' }, undefined, []],
    ['evidence that is missing or old', run, undefined, []],
    ['nothing passed', run, { ...evidence, blocks: [{ id: 'a', outcome: 'not-run' }] }, ['no passed block']],
    ['another version', { ...run, versions: ['restic 0.1'] }, evidence, ['run of restic 0.1; what ran is AWS CLI 2.38.1, restic 0.19.1']],
    ['another program', { ...run, versions: ['Veeam 13'] }, evidence, ['run of Veeam 13']],
    ['a later day', { ...run, date: '2026-11-23' }, evidence, ['run on 2026-11-23; the evidence is of 2026-11-22']],
    ['another server', { ...run, server: 'Ceph 18.2' }, evidence, ['against Ceph 18.2; the evidence is of Ceph RADOS Gateway 20.2.4']],
    ['part of a number', { ...run, server: 'Ceph 0.2' }, evidence, ['against Ceph 0.2']],
    ['evidence that was renewed with newer programs', run, renewed, []],
    ['a newer version than that of the renewed evidence', { ...run, versions: ['restic 0.21'] }, renewed, ['run of restic 0.21']],
    ['another program than the renewed evidence', { ...run, versions: ['Veeam 1'] }, renewed, ['run of Veeam 1']],
    ['a newer server than that of the renewed evidence', { ...run, server: 'Ceph 22.0' }, renewed, ['against Ceph 22.0']],
  ])('%s', (_case, check, known, expected) => {
    const problems = claimProblems(check, known);
    expect(problems).toHaveLength(expected.length);
    expected.forEach((text, at) => {
      expect(problems[at]?.message).toContain(text);
    });
  });
});
