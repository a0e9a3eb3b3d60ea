import { describe, expect, it } from 'vitest';
import { parsers } from './parsers';

describe('parsers', () => {
  it.each([
    ['json', '{"a": 1}', '{"a": 1'],
    ['yaml', 'a:\n  - 1\n---\nb: 2', 'a: [1'],
    ['ini', '[default]\nregion = eu-west-1\ns3 =\n  addressing_style = path\n# comment', '[default]\nregion: {eu-west-1}'],
    ['xml', '<a><b/></a>', '<a><b></a>'],
    ['xml', '<a xmlns="urn:b">&amp;</a>\n', '<a/><b/>'],
    ['hcl', 'terraform {\n  backend "s3" {\n    bucket = "state"\n  }\n}', 'terraform {\n  backend "s3" {'],
    ['js', 'import a from "a";\nawait a();', 'const a = ;'],
    ['bash', 'for key in a b; do echo "$key"; done', 'for key in a b; do echo "$key"'],
    ['python', 'if True:\n    print(1)', 'if True:\nprint(1)'],
  ])('%s: %j', (language, good, bad) => {
    const parse = parsers[language];
    expect(() => parse?.(good)).not.toThrow();
    expect(() => parse?.(bad)).toThrow();
  });
});
