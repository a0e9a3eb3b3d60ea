import { writtenPieces, type Piece } from '../../lib/reader-values/block';
import { effectsOf, type Code, type Effect } from '../../lib/reader-values/effects';
import { VALUE_ELEMENT, type ReaderValues, type Shown } from '../../lib/reader-values/names';
import { writtenFor } from '../../lib/reader-values/quote';

const OWN = 'values-own';
/** Class of blocks that delete data in the reader's bucket, or change its settings. */
const WARNS = 'values-warns';

const BLOCK = 'figure[data-language]';

/** Warning texts for blocks, keyed by effect. They contain `{bucket}`. */
type Warnings = Readonly<Record<Effect, string>>;

/** Returns the text that the page originally showed, and saves it in an attribute. `plain.ts` also saves this text. */
const shownBy = (element: HTMLElement): string => (element.dataset.shown ??= element.textContent);

const valuesIn = (root: ParentNode): HTMLElement[] => [...root.querySelectorAll<HTMLElement>(VALUE_ELEMENT)];

interface DomPiece extends Piece {
  readonly element?: HTMLElement;
}

function piecesOf(code: Element): DomPiece[] {
  const nodes = document.createTreeWalker(code, NodeFilter.SHOW_ELEMENT | NodeFilter.SHOW_TEXT);
  const pieces: DomPiece[] = [];
  for (let node = nodes.nextNode(); node; node = nodes.nextNode()) {
    if (node instanceof HTMLElement && node.localName === VALUE_ELEMENT) pieces.push({ text: shownBy(node), isValue: true, element: node });
    else if (node instanceof Text && node.parentElement?.localName !== VALUE_ELEMENT) pieces.push({ text: node.data, isValue: false });
  }
  return pieces;
}

function write(element: HTMLElement, own: string | undefined): void {
  const text = own ?? shownBy(element);
  if (element.textContent !== text) element.textContent = text;
  element.classList.toggle(OWN, own !== undefined);
}

function showInBlock(block: HTMLElement, shown: Shown, values: ReaderValues): Code {
  const pieces = piecesOf(block.querySelector('pre') ?? block);
  const written = writtenPieces(pieces, block.dataset.language ?? 'text', shown, values);
  pieces.forEach(({ element }, index) => {
    if (element) write(element, written[index]);
  });
  const namesBucket = values.bucket !== undefined && written.includes(values.bucket);
  return { text: pieces.map((piece) => piece.text).join(''), namesBucket };
}

function warn(codes: ReadonlyMap<HTMLElement, Code>, bucket: string | undefined, warnings: Warnings): void {
  const captionOf = (block: HTMLElement, kind: string): string | undefined =>
    block.querySelector(`figcaption[data-caption=${kind}]`)?.textContent;
  const files = new Map([...codes].map(([block, code]) => [captionOf(block, 'file') ?? '', code]));
  files.delete('');
  const isOwn = [...codes.values()].some(({ namesBucket }) => namesBucket);
  for (const [block, code] of codes) {
    const effects = isOwn && captionOf(block, 'output') === undefined ? effectsOf(code, files) : [];
    block.classList.toggle(WARNS, effects.length > 0);
    block.dataset.warning = effects.map((effect) => warnings[effect].replace('{bucket}', bucket ?? '')).join(' ');
  }
}

/** Shows the reader's values on the whole page. If a value isn't set, the page's original text is restored. */
export function showValues(shown: Shown, values: ReaderValues, warnings: Warnings): void {
  document.documentElement.toggleAttribute('data-own-values', Object.values(values).some(Boolean));
  for (const element of valuesIn(document))
    if (!element.closest(BLOCK)) write(element, writtenFor(shownBy(element), shown, values, undefined));
  const blocks = [...document.querySelectorAll<HTMLElement>(BLOCK)];
  warn(new Map(blocks.map((block) => [block, showInBlock(block, shown, values)])), values.bucket, warnings);
}

/** Calls a function when new values appear because more of the page has loaded, or because the application shows another page. */
export function onNewValues(act: () => void): void {
  new MutationObserver((records) => {
    const isNew = (node: Node): boolean => node instanceof Element && (node.localName !== VALUE_ELEMENT ? valuesIn(node).length > 0 : true);
    if (records.some(({ addedNodes }) => [...addedNodes].some(isNew))) act();
  }).observe(document.body, { childList: true, subtree: true });
}
