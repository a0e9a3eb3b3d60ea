/**
 * Filters a list on the page, and keeps the filter in the address. Works on the static HTML: a form with `data-items`, the
 * selector of the items. Its fields have their names in the address. A choice asks for values that stand in an attribute on the
 * item, in it or around it: the field `area` for `data-area`. The field for words (`type=search`) looks into the texts of the
 * parts of an item that `data-words` selects, and into the item's own `data-` attributes. `data-every` names the field of whose
 * values an item has all; `data-groups` selects what is hidden without an item, and what unfolds while there is a filter.
 *
 * The application neither renders what this changes anew nor knows of it. Its router learns of the address by `popstate`.
 */
import { counted } from '../../lib/counted';
import { whenThere } from '../there';
import { matches, searchWith } from './match';

/** Browsers refuse more than about a hundred replaced addresses in half a minute. Milliseconds. */
const PAUSE_MS = 250;

const FORM = 'form[data-items]';
const find = (): HTMLFormElement | null => document.querySelector<HTMLFormElement>(FORM);
const all = (selector: string | undefined, root: ParentNode = document): HTMLElement[] => [
  ...(selector === undefined ? [] : root.querySelectorAll<HTMLElement>(selector)),
];

/** The form that shows the filter, the path of its page, and the address that it has seen. */
let current: HTMLFormElement | null = null;
let path = '';
let href = '';
/** What it asks for. */
let shown = new URLSearchParams();
/** The field into which the reader has typed last. */
let typed = '';
/** When the address follows what was typed. */
let timer: ReturnType<typeof setTimeout> | undefined;

function wantedBy(form: HTMLFormElement): URLSearchParams {
  const wanted = new URLSearchParams();
  new FormData(form).forEach((value, name) => {
    if (typeof value === 'string' && value.trim() !== '') wanted.append(name, value.trim());
  });
  return wanted;
}

type Field = HTMLInputElement | HTMLSelectElement;

const fieldsOf = (form: HTMLFormElement): Field[] => [...form.querySelectorAll<Field>('input, select')];

/** Texts that are the same stay, so that a word goes on that the keyboard composes. */
function fill(form: HTMLFormElement, wanted: URLSearchParams): void {
  for (const field of fieldsOf(form)) {
    const values = wanted.getAll(field.name);
    if (field instanceof HTMLSelectElement)
      field.selectedIndex = Math.max(
        0,
        [...field.options].findIndex(({ value }) => values.includes(value)),
      );
    else if (field.type === 'checkbox') field.checked = values.includes(field.value);
    else {
      const text = (values[0] ?? '').slice(0, field.maxLength);
      if (field.value.trim() !== text) field.value = text;
    }
  }
}

/** Values stand on the item, in it or around it. */
function valuesIn(item: HTMLElement, name: string): readonly string[] {
  const attribute = `data-${name}`;
  const holder = item.closest(`[${attribute}]`) ?? item.querySelector(`[${attribute}]`);
  return holder?.getAttribute(attribute)?.split(' ') ?? [];
}

/** Hides what the fields of the form do not ask for. */
function show(form: HTMLFormElement): void {
  const { items, words = '', every = '', groups } = form.dataset;
  const kinds = { words: form.querySelector<HTMLInputElement>('[type=search]')?.name ?? '', every };
  const reset = form.querySelector<HTMLButtonElement>('[type=reset]');
  const status = form.querySelector<HTMLElement>('[role=status]');
  shown = wantedBy(form);
  const isActive = shown.toString() !== '';
  const list = all(items);
  for (const item of list) {
    const text = [...all(words, item).map(({ textContent }) => textContent), ...Object.values(item.dataset)].join(' ');
    item.hidden = !matches({ text, valuesOf: (name) => valuesIn(item, name) }, shown, kinds);
  }
  const countIn = (part?: HTMLElement): number => all(items, part).filter(({ hidden }) => !hidden).length;
  for (const group of all(groups)) {
    const count = countIn(group);
    const size = group.querySelector('[data-size]');
    group.hidden = count === 0;
    if (size) size.textContent = `(${count})`;
    // What the reader folds while the filter changes stays so.
    if (group instanceof HTMLDetailsElement && reset?.disabled === isActive) group.open = isActive;
  }
  const count = countIn();
  for (const sentence of all('[data-none]')) sentence.hidden = count > 0;
  if (status)
    status.textContent = counted(document.documentElement.lang, count, status.dataset.count ?? '').replace('{total}', String(list.length));
  if (reset) reset.disabled = !isActive;
}

/** Replaces the entry of the history; what else stands in the query stays. */
function write(form: HTMLFormElement): void {
  clearTimeout(timer);
  timer = undefined;
  const search = searchWith(location.search, new Set(fieldsOf(form).map(({ name }) => name)), shown);
  if (search === location.search || form !== find()) return;
  const url = new URL(location.href);
  url.search = search;
  ({ href } = url);
  history.replaceState(history.state, '', url);
  dispatchEvent(new PopStateEvent('popstate', { state: history.state as unknown }));
}

function clear(form: HTMLFormElement): void {
  fill(form, new URLSearchParams());
  show(form);
}

/** Goes to what the address names: a filter that hides it goes, and one that has moved it does not let it out of sight. */
function reveal(form: HTMLFormElement, isMoved: boolean): void {
  const target = document.getElementById(location.hash.slice(1));
  if (!target) return;
  const isHidden = target.getClientRects().length === 0 && shown.toString() !== '';
  if (isHidden) {
    clear(form);
    write(form);
  }
  if (isHidden || isMoved) target.scrollIntoView();
}

/** Shows a filter in a form that is new, or after a link, Back or Forward. */
function adopt(form: HTMLFormElement, wanted: URLSearchParams): void {
  const before = shown.toString();
  current = form;
  ({ pathname: path, href } = location);
  clearTimeout(timer);
  fill(form, wanted);
  show(form);
  reveal(form, shown.toString() !== before);
}

const addressed = (): URLSearchParams => new URLSearchParams(location.search);

function follow({ isTrusted }: Event): void {
  const form = find();
  // The browser tells of an address before the application shows its page; the rest is our own change, and what the router tells of it.
  if (!form || (form === current && (isTrusted ? location.pathname !== path : location.href === href))) return;
  adopt(form, addressed());
}

/** The form that an event is for. */
const formOf = ({ target }: Event): HTMLFormElement | null => (target instanceof Element ? target.closest<HTMLFormElement>(FORM) : null);

function onChange(form: HTMLFormElement): void {
  show(form);
  clearTimeout(timer);
  timer = setTimeout(() => write(form), PAUSE_MS);
}

/** The application has made the form anew, as it does in a page that was changed: filter and caret go there. */
function moveTo(form: HTMLFormElement): void {
  const field = form.elements.namedItem(typed);
  adopt(form, current ? shown : addressed());
  write(form);
  if (field instanceof HTMLElement && document.activeElement === document.body) field.focus({ preventScroll: true });
}

/** Filters from now on, in this page and in those that the application puts in its place. */
export function startFilter(): void {
  document.addEventListener('input', (event) => {
    const form = formOf(event);
    if (!form) return;
    typed = (event.target as Field).name;
    onChange(form);
  });
  document.addEventListener('submit', (event) => {
    if (formOf(event)) event.preventDefault();
  });
  document.addEventListener('reset', (event) => {
    const form = formOf(event);
    if (!form) return;
    event.preventDefault();
    clear(form);
    write(form);
  });
  // Before a link is followed: Back leads to what was filtered.
  document.addEventListener('click', () => timer !== undefined && current && write(current), true);
  addEventListener('popstate', follow);
  addEventListener('hashchange', follow);
  const form = find();
  if (form) {
    // What was typed before this script was there is newer than the address.
    const early = wantedBy(form);
    adopt(form, early.toString() === '' ? addressed() : early);
    write(form);
  }
  whenThere(() => {
    const made = find();
    if (made && made !== current) moveTo(made);
  });
}
