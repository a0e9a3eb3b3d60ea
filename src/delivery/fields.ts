/**
 * What the reader puts into fields of the application before it is there. It resets them when it takes them over, which
 * happens between two letters of who types fast, and must see each change once more. Part of the application that runs before that.
 */
import { isThere, whenThere } from './first/there';

type Field = HTMLInputElement | HTMLSelectElement;

/** The home page's field is not among them: the application takes its text over by itself. */
const FIELD = '#__docusaurus :is(input:not([data-static], .search-field *), select)';

/** The reader's text or choice of each field. */
const filled = new Map<EventTarget | null, string>();

/** Writes as a browser does, past the framework's own setter on the element, so that it sees a change. */
function write(field: Field, value: string): void {
  Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), 'value')?.set?.call(field, value);
}

async function handOver(): Promise<void> {
  const all = [...filled] as [Field, string][];
  filled.clear();
  for (const [field, value] of all) {
    field.value = '';
    write(field, value);
    field.dispatchEvent(new Event(field.matches('select') ? 'change' : 'input', { bubbles: true }));
    // The next one adds to what the application makes of this one.
    await Promise.resolve();
  }
}

/** Before a letter is added: gives back what the application has just reset. */
function restore({ target }: Event): void {
  const value = filled.get(target);
  if (value !== undefined && value !== (target as Field).value) write(target as Field, value);
}

function keep(field: EventTarget | null): void {
  // After that the application sees it by itself.
  const isHandedOver = isThere() && filled.size === 0;
  if (isHandedOver || !(field instanceof Element) || !field.matches(FIELD)) return;
  if (filled.size === 0) whenThere(() => void handOver());
  filled.set(field, (field as Field).value);
}

/** Whether the reader, or the browser for a reader who comes back, has put something into it. */
function isChanged(field: Field): boolean {
  if (field instanceof HTMLInputElement) return field.value !== field.defaultValue;
  // Without a choice of the page, the first one.
  const first = [...field.options].findIndex(({ defaultSelected }) => defaultSelected);
  return field.selectedIndex !== Math.max(first, 0);
}

// Also imported where pages are rendered, without a document.
if (typeof document !== 'undefined') {
  // Until now nobody has listened.
  for (const field of document.querySelectorAll<Field>(FIELD)) if (isChanged(field)) keep(field);
  addEventListener('beforeinput', restore);
  addEventListener('input', ({ target }) => keep(target));
}
