import { describe, expect, it } from 'vitest';
import remarkMdx from 'remark-mdx';
import remarkParse from 'remark-parse';
import remarkStringify from 'remark-stringify';
import { unified } from 'unified';
import { everyFeature, without, type Features } from '../../site/features';
import remarkAccess from './remark-access';

const fence = (...lines: string[]): string => ['```access run', ...lines, '```'].join('\n');

function transform(markdown: string, features: Features = everyFeature): string {
  const proofOf = (): { testedWith: string; testedOn: string } => ({ testedWith: 'Server 1', testedOn: '2024-06-30' });
  const text = (id: string): string => (id === 'access.caption.protection' ? 'fate of {object}' : id.replace(/^access\./, ''));
  const processor = unified().use(remarkParse).use(remarkMdx).use(remarkAccess, { text, features, proofOf }).use(remarkStringify);
  return String(processor.processSync({ value: markdown, path: 'page.md' })).replace(/\s*\n\s*/g, '');
}

describe('remarkAccess', () => {
  it('makes a table with its mark and the words of the language', () => {
    const html = transform(
      fence('policy: p.json', 'user | GetObject | b/k | allowed', 'root | SuspendVersioning | b | refused InvalidBucketState'),
    );
    expect(html).toContain('<AccessTable caption="caption.access: p.json" testedWith="Server 1" testedOn="2024-06-30">');
    expect(html).toContain('<th scope="col" data-kind="place">column.place</th>');
    expect(html).toContain('<th scope="row" data-kind="who"><span>who.user</span></th>');
    expect(html).toContain('<span>action.SuspendVersioning <CodeWithValues html="Put<wbr>Bucket<wbr>Versioning" /></span>');
    expect(html).toContain('data-kind="answer" data-tone="no"><span>answer.refused `InvalidBucketState`</span>');
  });

  it('says of an object what becomes of it', () => {
    const html = transform(fence('object: b/k', 'protection: COMPLIANCE', 'root | DeleteObjectVersion | refused | kept'));
    expect(html).toContain('caption="fate of b/k: protection.COMPLIANCE"');
    expect(html).toContain('data-kind="outcome" data-tone="yes"><span>outcome.kept</span>');
  });

  it.each([
    ['iamUsers', 'user | GetObject | b/k | allowed'],
    ['lifecycleRules', 'root | DeleteBucketLifecycle | b | allowed'],
    ['objectLock', 'root | PutObjectLegalHold | b/k | allowed'],
    ['governanceMode', 'root | BypassGovernanceRetention | b/k | allowed'],
  ] as const)('leaves out rows about %s on a service without them', (feature, row) => {
    const features = new Set([...everyFeature].filter((one) => one !== feature));
    const table = fence('policy: p.json', 'root | PutObject | b/k | allowed', row);
    expect(transform(table).split('<tr>')).toHaveLength(4);
    expect(transform(table, features).split('<tr>')).toHaveLength(3);
    expect(transform(table, features).includes('p.json')).toBe(feature !== 'iamUsers');
    expect(transform(fence(row), features)).toBe('');
  });

  it('does not name a retention mode that the service lacks, because the other one has the same rows', () => {
    const table = fence('object: b/k', 'protection: GOVERNANCE', 'root | DeleteObjectVersion | refused | kept');
    expect(transform(table)).toContain('caption="fate of b/k: protection.GOVERNANCE"');
    expect(transform(table, without('governanceMode'))).toContain('caption="fate of b/k"');
    expect(transform(table, without('complianceMode'))).toContain('caption="fate of b/k: protection.GOVERNANCE"');
  });

  it('ends the build at a row that cannot be read, with its line', () => {
    expect(() => transform(`text\n\n${fence('user | Fly | b/k | allowed')}`)).toThrow('page.md:4: access table: unknown action Fly');
  });
});
