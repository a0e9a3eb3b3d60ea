/** Pure functions that parse rules from pasted XML in the S3 API's format. Loaded with its parser, and only if a reader pastes XML. */
import { SaxesParser } from 'saxes';
import { LISTS, type Part, type TextFault } from './elements';
import { ROOT, rulesIn, type RulesReading } from './read-rules';

/** Element that hasn't been closed yet. */
interface Open {
  readonly name: string;
  readonly line: number;
  readonly children: Part[];
  text: string;
}

/** Stops the parser, because any text after a syntax error is meaningless. */
class XmlFault extends Error {
  constructor(readonly fault: TextFault) {
    super(fault.code);
  }
}

function closed({ name, line, children, text }: Open): Part {
  if (children.length === 0) return { name, line, value: text };
  if (text.trim() !== '') throw new XmlFault({ code: 'stray-text', line, name });
  const { list = '', item } = LISTS.find(({ within }) => within === name) ?? {};
  const items = children.filter((child) => child.name === item);
  const others = children.filter((child) => child.name !== item);
  const [first] = items;
  return { name, line, elements: first ? [...others, { name: list, line: first.line, items }] : others };
}

/** CDATA sections and comments, in which an ampersand is a literal character. */
const VERBATIM = /<!\[CDATA\[[\s\S]*?\]\]>|<!--[\s\S]*?-->/g;

/** Returns the line of an ampersand that doesn't start an entity, because the parser would report it much later. */
function bareAmpersand(text: string): number | undefined {
  const own = text.replace(VERBATIM, (part) => part.replace(/[^\n]/g, ' '));
  const at = own.search(/&(?!(?:#\d+|#x[\da-f]+|[a-z][\w.-]*);)/i);
  return at < 0 ? undefined : own.slice(0, at).split('\n').length;
}

/** @throws XmlFault if the text isn't well-formed */
function parse(text: string): Part {
  const open: Open[] = [];
  let root: Part | undefined;
  const parser = new SaxesParser({ xmlns: false, position: true });
  parser.on('error', (error) => {
    // Remove the position from messages such as “1:20: unclosed tag”, because the line number is reported separately.
    const line = bareAmpersand(text);
    if (line !== undefined && line <= parser.line) throw new XmlFault({ code: 'ampersand', line, name: '&' });
    throw new XmlFault({ code: 'xml', line: parser.line, name: '', says: error.message.replace(/^.*?\d+:\d+: /, '') });
  });
  // Remove the namespace prefix, which isn't part of the element name.
  parser.on('opentagstart', ({ name }) => open.push({ name: name.replace(/^.*:/, ''), line: parser.line, children: [], text: '' }));
  const add = (more: string): void => {
    const last = open.at(-1);
    if (last) last.text += more;
  };
  parser.on('text', add);
  parser.on('cdata', add);
  parser.on('closetag', () => {
    const last = open.pop();
    if (!last) return;
    const parent = open.at(-1);
    if (parent) parent.children.push(closed(last));
    else root = closed(last);
  });
  parser.write(text).close();
  if (!root) throw new XmlFault({ code: 'xml', line: 1, name: '', says: 'no element' });
  return root;
}

export function readRulesXml(text: string): RulesReading {
  try {
    const whole = parse(text);
    const { name, line } = whole;
    return name === ROOT ? rulesIn(whole, true) : { faults: [{ code: 'root', line, name }], problems: [] };
  } catch (error) {
    if (!(error instanceof XmlFault)) throw error;
    return { faults: [error.fault], problems: [] };
  }
}
