import { describe, expect, it } from 'vitest';
import { InfoStringError, parseInfoString, type InfoString } from './info-string';

const plain: InfoString = { language: 'bash', kind: 'code', answers: false, save: false, execution: { mode: 'none' } };

describe('parseInfoString', () => {
  it.each<[string | null, Partial<InfoString>]>([
    [null, {}],
    ['', {}],
    ['title="policy.json"', { title: 'policy.json' }],
    ['title=\'a "b"\'', { title: 'a "b"' }],
    ['title=policy.json', { title: 'policy.json' }],
    ['output', { kind: 'output' }],
    ['output answers', { kind: 'output', answers: true }],
    ['output title="list"', { kind: 'output', title: 'list' }],
    ['run', { execution: { mode: 'run' } }],
    ['run fails=AccessDenied', { execution: { mode: 'run', fails: 'AccessDenied' } }],
    ['run eventually', { execution: { mode: 'run', eventually: true } }],
    ['norun="needs a web console"', { execution: { mode: 'skip', reason: 'needs a web console' } }],
    ['run unproven="checksums are ignored"', { execution: { mode: 'run' }, unproven: 'checksums are ignored' }],
    ['run needs="rclone 1.74"', { execution: { mode: 'run' }, needs: 'rclone 1.74' }],
    ['title="policy.json" save', { title: 'policy.json', save: true }],
  ])('reads %j', (meta, expected) => {
    expect(parseInfoString('bash', meta)).toEqual({ ...plain, ...expected });
  });

  it('has an empty language where none is written', () => {
    expect(parseInfoString(null, null).language).toBe('');
  });

  it.each([
    ['rum', 'unknown word rum'],
    ['run run', 'run appears twice'],
    ['run=yes', 'run doesn’t take a value'],
    ['title', 'title needs a value'],
    ['title=""', 'title needs a value'],
    ['norun', 'norun needs a value'],
    ['title="unclosed', 'can’t read ="unclosed'],
    ['{1}', 'can’t read {1}'],
    ['run norun="x"', 'can’t be combined'],
    ['title="a" save norun="x"', 'can’t be combined'],
    ['fails=AccessDenied', 'fails requires run'],
    ['unproven="x"', 'unproven requires run'],
    ['norun="x" needs="rclone 1.74"', 'needs requires run'],
    ['eventually', 'eventually requires run'],
    ['run eventually fails=NoSuchKey', 'without fails'],
    ['norun="x" unproven="y"', 'unproven requires run'],
    ['save', 'save requires a file name'],
    ['run answers', 'answers requires output'],
    ['output run', 'output block can’t have run'],
  ])('refuses %j', (meta, message) => {
    expect(() => parseInfoString('bash', meta)).toThrow(InfoStringError);
    expect(() => parseInfoString('bash', meta)).toThrow(message);
  });
});
