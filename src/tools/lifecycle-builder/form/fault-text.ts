import { translate } from '@docusaurus/Translate';
import type { TextFault } from '../reading/fault';

function expectedText(fault: TextFault): string {
  const { name } = fault;
  switch (fault.code) {
    case 'xml':
      return translate({ id: 'lifecycle.text.xml' }, { says: fault.says });
    case 'ampersand':
      return translate({ id: 'lifecycle.text.ampersand' });
    case 'root':
      return translate({ id: 'lifecycle.text.root' }, { name });
    case 'stray-text':
      return translate({ id: 'lifecycle.text.strayText' }, { name });
    case 'twice':
      return translate({ id: 'lifecycle.text.twice' }, { name });
    case 'only-transitions':
      return translate({ id: 'lifecycle.text.onlyTransitions' });
    case 'unknown':
      return translate({ id: 'lifecycle.text.unknown' }, { name, known: fault.known });
    case 'missing':
      return translate({ id: 'lifecycle.text.missing' }, { name, missing: fault.missing });
    case 'one-of':
      return translate({ id: 'lifecycle.text.oneOf' }, { name, found: fault.found });
    case 'type':
      return typeText(name, fault.expected);
    case 'whole':
      return `${name}: ${translate({ id: 'tools.fault.whole' })}`;
    case 'range':
      return `${name}: ${translate({ id: 'tools.fault.range' }, { min: fault.min, max: fault.max })}`;
    case 'length':
      return translate({ id: 'lifecycle.text.length' }, { name, most: fault.most });
    case 'status':
      return translate({ id: 'lifecycle.text.status' });
    case 'date':
      return translate({ id: 'lifecycle.text.date' });
    case 'midnight':
      return translate({ id: 'lifecycle.text.midnight' });
    case 'control':
      return translate({ id: 'lifecycle.text.control' }, { name });
    case 'tag-signs':
      return translate({ id: 'lifecycle.text.tagSigns' });
  }
}

function typeText(name: string, expected: 'text' | 'number' | 'flag' | 'list' | 'elements'): string {
  switch (expected) {
    case 'text':
      return translate({ id: 'lifecycle.text.type.text' }, { name });
    case 'number':
      return translate({ id: 'lifecycle.text.type.number' }, { name });
    case 'flag':
      return translate({ id: 'lifecycle.text.type.flag' }, { name });
    case 'list':
      return translate({ id: 'lifecycle.text.type.list' }, { name });
    case 'elements':
      return translate({ id: 'lifecycle.text.type.elements' }, { name });
  }
}

/** What is wrong with pasted rules, and where, in the reader's language. */
export const faultText = (fault: TextFault): string =>
  translate({ id: 'tools.json.line' }, { line: fault.line, expected: expectedText(fault) });
