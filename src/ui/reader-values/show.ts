/** Puts the reader's values in the place of those of the page. */
import { writtenPieces, type Piece } from '../../lib/reader-values/block';
import { deletesBucket } from '../../lib/reader-values/deletes';
import { VALUE_ELEMENT, type ReaderValues, type Shown } from '../../lib/reader-values/names';
import { writtenFor } from '../../lib/reader-values/quote';

/** On an element whose text is the reader's. */
const OWN = 'values-own';
/** On a block that deletes in the reader's bucket. */
const DELETES = 'values-deletes';

/** What the page shows; `plain.ts` notes it, too. */
const shownBy = (element: HTMLElement): string => (element.dataset.shown ??= element.textContent);

const valuesIn = (root: ParentNode): HTMLElement[] => [...root.querySelectorAll<HTMLElement>(VALUE_ELEMENT)];

interface DomPiece extends Piece {
  readonly element?: HTMLElement;
}

/** A block as the page shows it, in the pieces between and in its values. */
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

/** @param warning with `{bucket}` in it */
function showInBlock(block: HTMLElement, shown: Shown, values: ReaderValues, warning: string): void {
  const pieces = piecesOf(block.querySelector('pre') ?? block);
  const written = writtenPieces(pieces, block.dataset.language ?? 'text', shown, values);
  pieces.forEach(({ element }, index) => {
    if (element) write(element, written[index]);
  });
  const text = pieces.map((piece) => piece.text).join('');
  const deletes = values.bucket !== undefined && written.includes(values.bucket) && deletesBucket(text);
  block.classList.toggle(DELETES, deletes);
  if (deletes) block.dataset.warning = warning.replace('{bucket}', values.bucket ?? '');
}

/** Shows the values, in all of the page; without one, what the page had. */
export function showValues(shown: Shown, values: ReaderValues, warning: string): void {
  const blocks = new Set<HTMLElement>();
  for (const element of valuesIn(document)) {
    const block = element.closest<HTMLElement>('figure[data-language]');
    if (block) blocks.add(block);
    else write(element, writtenFor(shownBy(element), shown, values, undefined));
  }
  for (const block of blocks) showInBlock(block, shown, values, warning);
}

/** Calls when the page gets values that it had not: the next part of it, or another page in the same window. */
export function onNewValues(act: () => void): void {
  new MutationObserver((records) => {
    const isNew = (node: Node): boolean => node instanceof Element && (node.localName !== VALUE_ELEMENT ? valuesIn(node).length > 0 : true);
    if (records.some(({ addedNodes }) => [...addedNodes].some(isNew))) act();
  }).observe(document.body, { childList: true, subtree: true });
}
