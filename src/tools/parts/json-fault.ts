import { translate } from '@docusaurus/Translate';
import type { JsonFault } from './json-text';

/** What is wrong with pasted JSON, in the reader's language. */
export function jsonFaultText({ code, line, name = '' }: JsonFault): string {
  const expected = {
    empty: translate({ id: 'tools.json.empty' }),
    long: translate({ id: 'tools.json.long' }),
    deep: translate({ id: 'tools.json.deep' }),
    bom: translate({ id: 'tools.json.bom' }),
    value: translate({ id: 'tools.json.value' }),
    name: translate({ id: 'tools.json.name' }),
    colon: translate({ id: 'tools.json.colon' }),
    comma: translate({ id: 'tools.json.comma' }),
    brace: translate({ id: 'tools.json.brace' }),
    bracket: translate({ id: 'tools.json.bracket' }),
    end: translate({ id: 'tools.json.end' }),
    string: translate({ id: 'tools.json.string' }),
    number: translate({ id: 'tools.json.number' }),
    symbol: translate({ id: 'tools.json.symbol' }),
    comment: translate({ id: 'tools.json.comment' }),
    duplicate: translate({ id: 'tools.json.duplicate' }, { name }),
  }[code];
  return code === 'empty' ? expected : translate({ id: 'tools.json.line' }, { line, expected });
}
