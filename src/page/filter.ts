/**
 * Filters a list on the page, and stores the filter in the URL under the names of the form's fields. It needs only the static HTML, in
 * which the form's attributes describe the list:
 * - `data-items` selects the items. If it's empty, only the fields and the URL are kept in step, as on the search page.
 * - A field with options is compared with the attribute of the same name (`area` with `data-area`) on, inside, or around the item.
 * - The search field's words are looked up in the parts of an item that `data-words` selects, and in the item's `data-` attributes.
 * - `data-every` names the field for which an item must match all selected values instead of any one of them.
 * - `data-groups` selects groups. While a filter is set, groups are expanded, or hidden if none of their items match.
 *
 * The application doesn't rerender the parts that this script changes. Its router learns about a new URL through `popstate`.
 */
import { ADDRESS_PAUSE_MS } from '../lib/address-pause';
import { counted } from '../lib/counted';
import { closestTo } from './elements';
import { whenHydrated } from './hydration';

type Field = HTMLInputElement | HTMLSelectElement;

const fieldsOf = (form: HTMLFormElement): Field[] => [...form.querySelectorAll<Field>('input, select')];

/** @returns the form's values by field name, without fields that don't restrict the list */
export function wantedBy(form: HTMLFormElement): URLSearchParams {
  const wanted = new URLSearchParams();
  for (const { name, value } of form.querySelectorAll<Field>('select, [type=search], input:checked'))
    if (value.trim() !== '') wanted.append(name, value.trim());
  return wanted;
}

/**
 * Fills in the form. A field that already has the right text isn't changed, so that a word that is being composed isn't interrupted. If an
 * option doesn't exist, the first option is selected.
 */
function fill(form: HTMLFormElement, wanted: URLSearchParams): void {
  for (const field of fieldsOf(form)) {
    const values = wanted.getAll(field.name);
    if (field instanceof HTMLSelectElement) {
      field.value = values[0] ?? '';
      if (!field.value) field.selectedIndex = 0;
    } else if (field.type === 'checkbox') field.checked = values.includes(field.value);
    else {
      const text = (values[0] ?? '').slice(0, field.maxLength);
      if (field.value.trim() !== text) field.value = text;
    }
  }
}

/** An item's searchable data. */
export interface Item {
  /** Text that is searched for the reader's words. */
  readonly text: string;
  /** Returns the item's values for a field, such as a guide's labels. */
  readonly valuesOf: (name: string) => readonly string[];
}

/** Names of the fields that are exceptions. In all other fields, one of the selected values must match. */
export interface Kinds {
  /** Name of the search field. */
  readonly words: string | undefined;
  /** Name of the field whose selected values must all match. */
  readonly every: string | undefined;
}

/** Converts text to lowercase and removes accents, so that "nexúS" finds "Nexus". */
export const fold = (text: string): string => text.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase();

/** @param wanted the form's values by field name, without fields that don't restrict the list */
export function matches({ text, valuesOf }: Item, wanted: URLSearchParams, { words, every }: Kinds): boolean {
  const folded = fold(text);
  return [...wanted.keys()].every((name) => {
    const values = wanted.getAll(name);
    const has = (value: string): boolean => valuesOf(name).includes(value);
    if (name === words)
      return fold(values.join(' '))
        .split(/\s+/)
        .every((word) => folded.includes(word));
    return name === every ? values.every(has) : values.some(has);
  });
}

const FORM = 'form[data-items]';
const find = (): HTMLFormElement | null => document.querySelector<HTMLFormElement>(FORM);
const all = (selector: string, root: ParentNode = document) => root.querySelectorAll<HTMLElement>(selector || ':not(*)');

/** The form that shows the current filter, and the URL that the filter was read from. */
let current: HTMLFormElement | undefined;
let seen: URL;
/** Values of the filter that is currently applied. */
let shown = new URLSearchParams();
/** Name of the field that the reader last typed into. */
let typed = '';
/** Timer for updating the URL after typing. */
let timer: ReturnType<typeof setTimeout> | undefined;

/** Returns an item's values for a field. The attribute may be on the item, inside it, or around it. */
function valuesIn(item: HTMLElement, name: string): readonly string[] {
  const attribute = `data-${name}`;
  const holder = item.closest(`[${attribute}]`) ?? item.querySelector(`[${attribute}]`);
  return holder?.getAttribute(attribute)?.split(' ') ?? [];
}

function show(form: HTMLFormElement): void {
  const { items = '', words = '', groups = '', every } = form.dataset;
  const kinds = { words: form.querySelector<HTMLInputElement>('[type=search]')?.name, every };
  const reset = form.querySelector<HTMLButtonElement>('[type=reset]');
  const status = form.querySelector<HTMLElement>('[role=status]');
  const none = form.querySelector<HTMLElement>('[data-none]');
  const countIn = (part?: ParentNode): number => all(`:is(${items}):not([hidden])`, part).length;
  shown = wantedBy(form);
  const isActive = shown.toString() !== '';
  const list = all(items);
  for (const item of list) {
    const text = [...Array.from(all(words, item), (part) => part.textContent), ...Object.values(item.dataset)].join(' ');
    item.hidden = !matches({ text, valuesOf: (name) => valuesIn(item, name) }, shown, kinds);
  }
  for (const group of all(groups)) {
    // A heading is shown if the element below it contains matching items.
    const count = countIn(/^H\d$/.test(group.tagName) ? (group.nextElementSibling ?? group) : group);
    const size = group.querySelector('[data-size]');
    group.hidden = isActive && count === 0;
    if (size) size.textContent = `(${count})`;
    // Sections change only when filtering starts or ends, so those that the reader collapses in between stay collapsed.
    if (group instanceof HTMLDetailsElement && reset?.disabled === isActive) group.open = isActive;
  }
  const count = countIn();
  if (none) none.hidden = count > 0;
  if (status)
    status.textContent = counted(document.documentElement.lang, count, status.dataset.count ?? '').replace('{total}', String(list.length));
  if (reset) reset.disabled = !isActive;
}

/**
 * Writes the filter to the URL. Replaces the current history entry, and keeps the rest of the query string. Disabled fields, such as the
 * page of results, are removed from the URL only if the filter has changed.
 */
function write(form: HTMLFormElement): void {
  clearTimeout(timer);
  timer = undefined;
  const url = new URL(location.href);
  const isWritten = ({ name, disabled }: Field): boolean =>
    disabled || url.searchParams.getAll(name).join('\n') === shown.getAll(name).join('\n');
  if (fieldsOf(form).every(isWritten)) return;
  for (const { name } of fieldsOf(form)) url.searchParams.delete(name);
  shown.forEach((value, name) => url.searchParams.append(name, value));
  if (url.href === location.href || !form.isConnected) return;
  seen = url;
  history.replaceState(history.state, '', url);
  dispatchEvent(new PopStateEvent('popstate', { state: history.state as unknown }));
}

function clear(form: HTMLFormElement): void {
  fill(form, new URLSearchParams());
  show(form);
  write(form);
}

/** Applies a filter after the form or the URL has changed. The element that the URL's hash points to stays visible and in place. */
function adopt(form: HTMLFormElement, wanted: URLSearchParams): void {
  const before = shown.toString();
  clearTimeout(timer);
  timer = undefined;
  current = form;
  seen = new URL(location.href);
  fill(form, wanted);
  show(form);
  const isMoved = shown.toString() !== before;
  const target = document.getElementById(location.hash.slice(1));
  const isHidden = target?.getClientRects().length === 0 && shown.toString() !== '';
  if (isHidden) clear(form);
  if (isHidden || isMoved) target?.scrollIntoView();
}

const addressed = (): URLSearchParams => new URLSearchParams(location.search);

function follow({ isTrusted }: Event): void {
  const form = find();
  // The browser reports a new URL before the application shows the new page. Events that don't come from the browser are caused by this
  // module's own URL changes, or by the router's reports of them.
  if (form && (form !== current || (isTrusted ? location.pathname === seen.pathname : location.href !== seen.href)))
    adopt(form, addressed());
}

/** @param act runs instead of the browser's default action, which would submit or reset the form */
function onForm(type: 'input' | 'reset' | 'submit', act: (form: HTMLFormElement, target: Element) => void): void {
  document.addEventListener(type, (event) => {
    const form = closestTo(event.target, FORM) as HTMLFormElement | null;
    if (!form) return;
    event.preventDefault();
    act(form, event.target as Element);
  });
}

/** Handles filters on this page, and on all pages that the application shows later. */
export function startFilter(): void {
  onForm('input', (form, target) => {
    typed = (target as HTMLInputElement).name;
    show(form);
    // The results are below the form, and a phone's keyboard covers the lower half of the screen.
    if ((target as HTMLInputElement).type === 'search' && form.getBoundingClientRect().bottom > innerHeight / 2) form.scrollIntoView();
    clearTimeout(timer);
    timer = setTimeout(() => write(form), ADDRESS_PAUSE_MS);
  });
  onForm('submit', write);
  onForm('reset', clear);
  // Updates the URL before a link is followed, so that the Back button leads to the filtered list.
  document.addEventListener('click', () => timer !== undefined && current && write(current), true);
  addEventListener('popstate', follow);
  addEventListener('hashchange', follow);
  const form = find();
  if (form) {
    // Text that was typed before this script loaded is newer than the URL.
    const early = wantedBy(form);
    const isEarly = early.toString() !== '';
    adopt(form, isEarly ? early : addressed());
    if (isEarly) write(form);
  }
  whenHydrated(() => {
    const made = find();
    if (!made || made === current) return;
    // The application renders the form again if another program has changed the page. The new form gets the filter and the focus.
    adopt(made, current ? shown : addressed());
    write(made);
    const field = made.elements.namedItem(typed);
    if (field instanceof HTMLElement && document.activeElement === document.body) field.focus({ preventScroll: true });
  });
}
